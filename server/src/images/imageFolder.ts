import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageStore } from './imageStore.ts';

/** Stores images in a folder that only its owner can read. Used if no S3 bucket is configured. */
export function imageFolder(folder: string): ImageStore {
  const fileOf = (name: string) => join(folder, `${name}.jpg`);
  return {
    async save(name, jpeg) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${fileOf(name)}.part`, jpeg, { mode: 0o600 });
      await rename(`${fileOf(name)}.part`, fileOf(name));
    },
    async read(name) {
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(fileOf(name), { force: true });
      // A crash may have left a partial file.
      await rm(`${fileOf(name)}.part`, { force: true });
    },
  };
}
