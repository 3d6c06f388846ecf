/** Where images are kept, by name. Each adapter throws where its store cannot be reached. */
export interface ImageStore {
  save(name: string, jpeg: Buffer): Promise<void>;
  /** Null where there is none of that name. */
  read(name: string): Promise<Buffer | null>;
  /** Does nothing where there is none. */
  remove(name: string): Promise<void>;
}
