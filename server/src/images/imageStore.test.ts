import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleErrors } from '../http/errorHandler.ts';
import { imageFolder } from './imageFolder.ts';
import { type ImageStore, imageAddress } from './imageStore.ts';
import { s3Bucket } from './s3Bucket.ts';
import { serveImages } from './serveImages.ts';
import { startTestBucket, type TestBucket, testBucketKey } from './test-kit/testBucket.ts';

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2, 254]);
const key = { ...testBucketKey, region: 'us-east-1' };

let folder: string;
let bucket: TestBucket;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amparo-images-'));
  bucket = await startTestBucket(join(folder, 's3'));
});

afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

describe.each<[string, () => ImageStore]>([
  ['a folder', () => imageFolder(join(folder, 'plain'))],
  ['an S3 bucket', () => s3Bucket({ bucketUrl: bucket.url, ...key })],
])('%s', (_, open) => {
  test('returns a saved image until it is removed', async () => {
    const store = open();
    await store.save('one', jpeg);
    expect(await store.read('one')).toEqual(jpeg);
    await store.save('one', Buffer.concat([jpeg, jpeg]));
    expect(await store.read('one')).toHaveLength(2 * jpeg.length);
    await store.remove('one');
    expect(await store.read('one')).toBeNull();
  });

  test('returns null for an unknown name, and ignores its removal', async () => {
    const store = open();
    expect(await store.read('another')).toBeNull();
    await store.remove('another');
  });
});

test('only the owner can read the files, and no partial file remains', async () => {
  const own = join(folder, 'own');
  await imageFolder(own).save('one', jpeg);
  expect(await readdir(own)).toEqual(['one.jpg']);
  expect((await stat(join(own, 'one.jpg'))).mode & 0o077).toBe(0);
});

test.each([
  ['a wrong key', () => ({ bucketUrl: bucket.url, ...key, accessKeyId: 'wrong' })],
  ['a bucket that is not there', () => ({ bucketUrl: bucket.url.replace(/images$/, 'nowhere'), ...key })],
  ['an unreachable server', () => ({ bucketUrl: 'http://127.0.0.1:1/images', ...key })],
])('throws for %s instead of reporting success', async (_, settings) => {
  await expect(s3Bucket(settings()).save('one', jpeg)).rejects.toThrow();
});

test('an answer of the bucket that ends too early is a failed call', async () => {
  const broken = createServer((_, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write(jpeg);
    setImmediate(() => response.destroy());
  });
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  const { port } = broken.address() as AddressInfo;
  const store = s3Bucket({ bucketUrl: `http://127.0.0.1:${port}/images`, ...key });
  await expect(store.read('one')).rejects.toMatchObject({ code: 'UNREACHABLE' });
  await new Promise((resolve) => broken.close(resolve));
});

test('an image that cannot be read now is a 503', async () => {
  const app = Fastify()
    .setValidatorCompiler(() => (value) => ({ value }))
    .setSerializerCompiler(() => JSON.stringify);
  handleErrors(app);
  const broken = join(folder, 'broken');
  const name = 'a'.repeat(22);
  // Reading a folder fails, as reading from a broken disk does.
  await mkdir(join(broken, `${name}.jpg`), { recursive: true });
  serveImages(app, { images: imageFolder(broken), isShown: async () => true });
  const { statusCode, headers } = await app.inject(imageAddress(name));
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});
