import type { Changes } from '../../database/changes.ts';

/** Responses are cached for as long. It covers changes that the database does not announce. */
const MOST_AGE_MS = 60_000;

interface Entry {
  version: number;
  readAtMs: number;
  loading: Promise<unknown>;
}

/** Reads that cost as much as all services. Each is done once until the data changes, also by requests at the same time. */
export class ReadCache {
  readonly #changes: Pick<Changes, 'version' | 'catchUp'>;
  readonly #entries = new Map<string, Entry>();

  constructor(changes: Pick<Changes, 'version' | 'catchUp'>) {
    this.#changes = changes;
  }

  async read<Result>(key: string, load: () => Promise<Result>): Promise<Result> {
    if (!(await this.#changes.catchUp())) return load();
    const { version } = this.#changes;
    const known = this.#entries.get(key);
    if (known?.version === version && performance.now() - known.readAtMs < MOST_AGE_MS)
      return known.loading as Promise<Result>;
    const loading = load();
    this.#entries.set(key, { version, readAtMs: performance.now(), loading });
    loading.catch(() => {
      if (this.#entries.get(key)?.loading === loading) this.#entries.delete(key);
    });
    return loading;
  }
}
