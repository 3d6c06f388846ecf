import { shareNext } from '../../concurrency/shareNext.ts';
import type { Changes } from '../../database/changes.ts';
import { buildPackage, type Chunk, type OfflinePackage, type PackageContent } from './buildPackage.ts';

/** The current package, and the one before it for downloads in progress. */
export class Packages {
  readonly #changes: Pick<Changes, 'version' | 'catchUp'>;
  readonly #readContent: () => Promise<PackageContent>;
  #version = -1;
  #current: Promise<OfflinePackage> | undefined;
  #recent: OfflinePackage[] = [];
  /** One build at a time: it blocks other requests, and a build that began before a request may lack a change. */
  readonly #build = shareNext(() => this.#buildNow());

  constructor(changes: Pick<Changes, 'version' | 'catchUp'>, readContent: () => Promise<PackageContent>) {
    this.#changes = changes;
    this.#readContent = readContent;
  }

  /** The package of the data as it is now. Requests at the same time share one build, also without notifications. */
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

  async #buildNow(): Promise<OfflinePackage> {
    const [before] = this.#recent;
    const built = await buildPackage(await this.#readContent(), before);
    if (built.manifest.version !== this.#recent[0]?.manifest.version)
      this.#recent = [built, ...this.#recent].slice(0, 2);
    return built;
  }
}
