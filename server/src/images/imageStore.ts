/** Stores images by name. Throws if the store is unreachable. */
export interface ImageStore {
  save(name: string, jpeg: Buffer): Promise<void>;
  /** Returns null if there is no image with this name. */
  read(name: string): Promise<Buffer | null>;
  /** Does nothing if there is no image with this name. */
  remove(name: string): Promise<void>;
}

/** The path of an image. Its random name protects it. */
export function imageAddress(name: string): string {
  return `/api/images/${name}`;
}
