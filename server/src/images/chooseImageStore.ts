import { join } from 'node:path';
import { ignoreCalls, reportCall } from '../http/external/reportCall.ts';
import { imageFolder } from './imageFolder.ts';
import type { ImageStore } from './imageStore.ts';
import { type S3Settings, s3Bucket } from './s3Bucket.ts';

/** The bucket, or without one a folder of the data folder. */
export function chooseImageStore(s3: S3Settings | undefined, dataDir: string, report = ignoreCalls): ImageStore {
  const store = s3 ? s3Bucket(s3) : imageFolder(join(dataDir, 'images'));
  return {
    save: (name, jpeg) => reportCall(store.save(name, jpeg), report),
    read: (name) => reportCall(store.read(name), report),
    remove: (name) => reportCall(store.remove(name), report),
  };
}
