import { ApiError } from '@amparo/domain/http/apiError.ts';
import { offlineRoutes } from '@amparo/domain/offline/offlineRoutes.ts';
import type { FastifyInstance } from 'fastify';
import type { Changes } from '../../database/changes.ts';
import { serve } from '../../http/serve.ts';
import { buildPackage, type Chunk, type OfflinePackage, type PackageContent } from './buildPackage.ts';
import { serveChunk } from './serveChunk.ts';

/** Serves the public data that devices store. Any number of visitors share one package per version of the data. */
export function serveOffline(
  app: FastifyInstance,
  changes: Pick<Changes, 'version' | 'catchUp'>,
  readContent: () => Promise<PackageContent>,
): void {
  const packages = new Packages(changes, readContent);
  serve(app, offlineRoutes.manifest, async () => ({ data: (await packages.current()).manifest }));
  serveChunk(app, offlineRoutes.chunk, async ({ params }) => {
    const chunk = await packages.find(params.hash);
    if (!chunk) throw new ApiError('NOT_FOUND');
    return chunk;
  });
}

/** The current package, and the one before it for downloads in progress. */
class Packages {
  readonly #changes: Pick<Changes, 'version' | 'catchUp'>;
  readonly #readContent: () => Promise<PackageContent>;
  #version = -1;
  #current: Promise<OfflinePackage> | undefined;
  #recent: OfflinePackage[] = [];

  constructor(changes: Pick<Changes, 'version' | 'catchUp'>, readContent: () => Promise<PackageContent>) {
    this.#changes = changes;
    this.#readContent = readContent;
  }

  /** The package of the data as it is now. Requests at the same time share one build. */
  async current(): Promise<OfflinePackage> {
    const isCaughtUp = await this.#changes.catchUp();
    const { version } = this.#changes;
    if (this.#current && isCaughtUp && version === this.#version) return this.#current;
    const building = this.#build();
    this.#current = building;
    this.#version = version;
    building.catch(() => {
      if (this.#current === building) this.#current = undefined;
    });
    return building;
  }

  async find(hash: string): Promise<Chunk | undefined> {
    const found = this.#recent.find(({ chunks }) => chunks.has(hash)) ?? (await this.current());
    return found.chunks.get(hash);
  }

  async #build(): Promise<OfflinePackage> {
    const [before] = this.#recent;
    const built = await buildPackage(await this.#readContent(), before);
    if (built.manifest.version !== this.#recent[0]?.manifest.version)
      this.#recent = [built, ...this.#recent].slice(0, 2);
    return built;
  }
}
