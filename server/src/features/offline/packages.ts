import { shareNext } from '../../concurrency/shareNext.ts';
import type { Changes } from '../../database/changes.ts';
import { buildPackage, type Chunk, type OfflinePackage, type PackageContent } from './buildPackage.ts';

export interface PackageSource {
  readContent: () => Promise<PackageContent>;
  /**
   * A text that differs after a change that devices need at once: a service was hidden or made confidential, or something
   * other than services changed, such as the news. It is much cheaper than the content.
   */
  readUrgentVersion: () => Promise<string>;
}

/** A build that takes longer is not repeated after each change: an import changes services for minutes. */
const LONG_BUILD_MS = 500;
/** Notifications of changes arrive sooner. */
const FRESH_MS = 5;
/** After a long build, others wait this many times as long. So builds take at most a twentieth of the time. */
const PAUSE_FACTOR = 20;

/** The current package, and the one before it for downloads in progress. */
export class Packages {
  readonly #changes: Pick<Changes, 'version' | 'catchUp'>;
  readonly #source: PackageSource;
  readonly #pauseFactor: number;
  /** The newest package first. */
  #recent: OfflinePackage[] = [];
  /** Of the data in the newest package, and of its urgent data. */
  #versions = { data: -1, urgent: '' };
  #pauseEnd = 0;
  /** A version of the data with the same urgent data as the newest package. During the pause, that package is enough. */
  #pausedVersion = -1;
  #freshEnd = 0;
  /** One build at a time: it blocks other requests, and a build that began before a request may lack a change. */
  readonly #build = shareNext(() => this.#buildNow());

  constructor(
    changes: Pick<Changes, 'version' | 'catchUp'>,
    source: PackageSource,
    { pauseFactor = PAUSE_FACTOR }: { pauseFactor?: number | undefined } = {},
  ) {
    this.#changes = changes;
    this.#source = source;
    this.#pauseFactor = pauseFactor;
  }

  /**
   * The package of the data as it is now. Requests at the same time share one build, also without notifications. If a build
   * takes long, the package may have older services, but it never has a service that is hidden by now.
   */
  async current(): Promise<OfflinePackage> {
    return (await this.#findCurrent()) ?? this.#build();
  }

  /** The current package, if it is built. Requests within a few milliseconds share one look at the database. */
  async findReady(): Promise<OfflinePackage | undefined> {
    const isFresh = performance.now() < this.#freshEnd && this.#isCurrent();
    return isFresh ? this.#recent[0] : this.#findCurrent();
  }

  async find(hash: string): Promise<Chunk | undefined> {
    return this.findRecent(hash) ?? (await this.current()).chunks.get(hash);
  }

  /** Undefined if only the database knows whether the chunk exists. */
  findRecent(hash: string): Chunk | undefined {
    for (const { chunks } of this.#recent) {
      const chunk = chunks.get(hash);
      if (chunk) return chunk;
    }
    return undefined;
  }

  async #findCurrent(): Promise<OfflinePackage | undefined> {
    const start = performance.now();
    const isCaughtUp = await this.#changes.catchUp();
    if (isCaughtUp) this.#freshEnd = start + FRESH_MS;
    return isCaughtUp && this.#isCurrent() ? this.#recent[0] : undefined;
  }

  #isCurrent(): boolean {
    const { version } = this.#changes;
    if (version === this.#versions.data) return true;
    return version === this.#pausedVersion && performance.now() < this.#pauseEnd;
  }

  async #buildNow(): Promise<OfflinePackage> {
    // Requests that came during the build before share it, if nothing has changed.
    const current = await this.#findCurrent();
    if (current) return current;
    const data = this.#changes.version;
    const urgent = await this.#source.readUrgentVersion();
    const [before] = this.#recent;
    const start = performance.now();
    if (before && urgent === this.#versions.urgent && start < this.#pauseEnd) {
      this.#pausedVersion = data;
      return before;
    }
    const built = await buildPackage(await this.#source.readContent(), before);
    if (built.manifest.version !== before?.manifest.version) this.#recent = [built, ...this.#recent].slice(0, 2);
    this.#versions = { data, urgent };
    const end = performance.now();
    this.#pauseEnd = end - start < LONG_BUILD_MS ? 0 : end + this.#pauseFactor * (end - start);
    return this.#recent[0]!;
  }
}
