import { AwsClient } from 'aws4fetch';
import type { ImageStore } from './imageStore.ts';

const TIMEOUT_MS = 15_000;

export interface S3Settings {
  /** The bucket's address, such as `https://s3.us-east-1.amazonaws.com/amparo-images`. */
  bucketUrl: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Stores images in a bucket of Amazon S3 or of a compatible server. */
export function s3Bucket({ bucketUrl, ...credentials }: S3Settings): ImageStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const ask = async (method: string, name: string, body?: Buffer): Promise<Response> => {
    const answer = await client.fetch(`${bucketUrl.replace(/\/+$/, '')}/${name}.jpg`, {
      method,
      ...(body ? { body: new Uint8Array(body), headers: { 'content-type': 'image/jpeg' } } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok && answer.status !== 404) throw new Error(`the image store answered ${answer.status} to ${method}`);
    return answer;
  };
  return {
    async save(name, jpeg) {
      const { status } = await ask('PUT', name, jpeg);
      if (status === 404) throw new Error('the image store has no such bucket');
    },
    async read(name) {
      const answer = await ask('GET', name);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    async remove(name) {
      await ask('DELETE', name);
    },
  };
}
