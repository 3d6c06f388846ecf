import { setTimeout as pause } from 'node:timers/promises';
import type { RunProblem } from '@amparo/domain/sources/sourceKinds.ts';
import { z } from 'zod';
import { externalCircuit } from '../../../http/external/circuitBreaker.ts';
import { ExternalServiceError } from '../../../http/external/fetchExternal.ts';
import { fetchForeign } from '../../../http/external/fetchForeign.ts';

const PAGE_SIZE = 100;
const TIMEOUT_MS = 60_000;
/** Records with long texts take about 20 kB each. */
const LARGEST_PAGE = 20 * 1024 * 1024;
const ATTEMPTS = 3;
/** An API that never says "last page" is broken. */
const MOST_PAGES = 20_000;

const Page = z.object({
  total_pages: z.coerce.number().nullish(),
  last_page: z.boolean().nullish(),
  contents: z.array(z.record(z.string(), z.unknown())),
});

interface ApiOptions {
  /** The address of `/services` without it, such as https://example.org/hsds. */
  url: string;
  isPrivateAllowed: boolean;
  /** The pause after a failed request, doubled each time. */
  pauseMs: number;
  log: { info(message: string): void; warn(message: string): void };
}

interface RecordPage {
  records: Record<string, unknown>[];
  isLast: boolean;
}

/** A running HSDS 3 API, read page by page. */
export class HsdsApi {
  readonly #options: ApiOptions;
  readonly #circuit;

  constructor(options: ApiOptions) {
    this.#options = options;
    this.#circuit = externalCircuit({ name: new URL(options.url).host, log: options.log });
  }

  /** Complete services, or only those that changed since a time. */
  async services(page: number, modifiedAfter: Temporal.Instant | null): Promise<RecordPage> {
    const since: Record<string, string> = modifiedAfter
      ? { modified_after: modifiedAfter.toString({ smallestUnit: 'second' }) }
      : {};
    const { records, isLast } = await this.#page('services', page, { full: 'true', ...since });
    const complete: Record<string, unknown>[] = [];
    for (const record of records) complete.push(await this.#complete(record));
    return { records: complete, isLast };
  }

  /** The ids of all services. */
  async ids(): Promise<string[]> {
    const ids: string[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { records, isLast } = await this.#page('services', page, { minimal: 'true' });
      ids.push(...records.map(({ id }) => String(id ?? '')).filter(Boolean));
      if (isLast) return ids;
    }
    throw new ExternalServiceError('SHAPE');
  }

  /** Lists of older APIs have no locations, so each service is read by itself. */
  async #complete(record: Record<string, unknown>): Promise<Record<string, unknown>> {
    if ('service_at_locations' in record || typeof record.id !== 'string') return record;
    const whole = z
      .record(z.string(), z.unknown())
      .safeParse(await this.#get(`services/${encodeURIComponent(record.id)}`, {}));
    return whole.success ? whole.data : record;
  }

  async #page(path: string, page: number, query: Record<string, string>): Promise<RecordPage> {
    const read = Page.safeParse(await this.#get(path, { ...query, page: String(page), per_page: String(PAGE_SIZE) }));
    if (!read.success || page > MOST_PAGES) throw new ExternalServiceError('SHAPE');
    const { contents, last_page, total_pages } = read.data;
    const isLast =
      contents.length === 0 || last_page === true || (typeof total_pages === 'number' && page >= total_pages);
    return { records: contents, isLast };
  }

  async #get(path: string, query: Record<string, string>): Promise<unknown> {
    const address = new URL(path, `${this.#options.url.replace(/\/+$/, '')}/`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const { isPrivateAllowed, pauseMs } = this.#options;
    const limits = { timeoutMs: TIMEOUT_MS, largestBytes: LARGEST_PAGE, isPrivateAllowed };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#circuit(() => fetchForeign(address, limits));
      } catch (error) {
        if (attempt >= ATTEMPTS || !isPassing(error)) throw error;
        await pause(pauseMs * 2 ** (attempt - 1));
      }
    }
  }
}

/** Whether the same request can succeed soon. */
function isPassing(error: unknown): boolean {
  return error instanceof ExternalServiceError && /^(UNREACHABLE|TIMEOUT|STATUS_(429|5\d\d))$/.test(error.code);
}

/** What an administrator reads about a failed request. */
export function problemOf(error: unknown): RunProblem {
  if (!(error instanceof ExternalServiceError)) return 'INTERNAL';
  const { code } = error;
  if (code === 'TIMEOUT' || code === 'TOO_LARGE' || code === 'PRIVATE_ADDRESS' || code === 'NOT_UTF8') return code;
  if (code === 'NO_JSON' || code === 'SHAPE') return 'NO_HSDS';
  return code.startsWith('STATUS_') ? 'REFUSED' : 'UNREACHABLE';
}
