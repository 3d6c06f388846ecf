import S3rver from 's3rver';

/** The account of the test's S3 server. */
export const testBucketKey = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface TestBucket {
  url: string;
  stop(): Promise<void>;
}

/** Starts an S3 server with an empty bucket on a free loopback port. The images are in `directory`. */
export async function startTestBucket(directory: string): Promise<TestBucket> {
  const configureBuckets = [{ name: 'images', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return { url: `http://127.0.0.1:${port}/images`, stop: () => server.close() };
}
