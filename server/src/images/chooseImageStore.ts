import { join } from 'node:path';
import { imageFolder } from './imageFolder.ts';
import type { ImageStore } from './imageStore.ts';
import { type S3Settings, s3Bucket } from './s3Bucket.ts';

/** The bucket, or without one a folder of the data folder. */
export function chooseImageStore(s3: S3Settings | undefined, dataDir: string): ImageStore {
  return s3 ? s3Bucket(s3) : imageFolder(join(dataDir, 'images'));
}
