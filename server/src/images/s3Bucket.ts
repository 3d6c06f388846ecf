import { AwsClient } from 'aws4fetch';
import { ExternalServiceError, toExternalServiceError } from '../http/external/fetchExternal.ts';
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
  const ask = async (method: string, name: string, body?: Buffer) => {
    const address = `${bucketUrl.replace(/\/+$/, '')}/${name}.jpg`;
    const init = {
      method,
      ...(body ? { body: new Uint8Array(body), headers: { 'content-type': 'image/jpeg' } } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    try {
      const answer = await client.fetch(address, init);
      if (!answer.ok && answer.status !== 404) throw new ExternalServiceError(`STATUS_${answer.status}`);
      return { isFound: answer.ok, bytes: Buffer.from(await answer.arrayBuffer()) };
    } catch (error) {
      throw toExternalServiceError(error);
    }
  };
  return {
    async save(name, jpeg) {
      const { isFound } = await ask('PUT', name, jpeg);
      if (!isFound) throw new ExternalServiceError('NO_BUCKET');
    },
    async read(name) {
      const { isFound, bytes } = await ask('GET', name);
      return isFound ? bytes : null;
    },
    async remove(name) {
      await ask('DELETE', name);
    },
  };
}
