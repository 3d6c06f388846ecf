import type { ExternalFailure, ExternalService } from '@amparo/domain/overview/overview.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';
import type { BreakerLog } from './circuitBreaker.ts';
import type { ReportCall } from './reportCall.ts';

/** Fewer failures in a row can be chance. */
const MIN_FAILURES = 3;
/** Another process may have stored a failure since the last success of this one. */
const CLEAR_EVERY_MS = 60_000;

interface Options {
  now: () => Temporal.Instant;
  log: Pick<BreakerLog, 'warn'>;
}

/** Stores which external services fail, for administrators. All processes of a deployment share the table. */
export class ExternalFailureRepository {
  readonly #db: Kysely<Database>;
  readonly #options: Options;
  readonly #configured = new Set<ExternalService>();

  constructor(db: Kysely<Database>, options: Options) {
    this.#db = db;
    this.#options = options;
  }

  /** Returns the function to which the adapter of a configured service reports its calls. Nobody waits for it. */
  reporterOf(service: ExternalService): ReportCall {
    const { now, log } = this.#options;
    this.#configured.add(service);
    let saving: Promise<unknown> = Promise.resolve();
    let clearedMs = Number.NEGATIVE_INFINITY;
    return (failure) => {
      const at = now();
      if (failure === null && at.epochMilliseconds - clearedMs < CLEAR_EVERY_MS) return;
      clearedMs = failure === null ? at.epochMilliseconds : Number.NEGATIVE_INFINITY;
      // In the order of the calls.
      saving = saving
        .then(() => (failure === null ? this.#clear(service) : this.#store(service, failure, at)))
        .catch(({ message }: Error) => log.warn(`could not store whether ${service} works: ${message}`));
    };
  }

  /** The configured services that failed several times and have not answered since. */
  async list(): Promise<ExternalFailure[]> {
    if (this.#configured.size === 0) return [];
    const rows = await this.#db
      .selectFrom('externalFailures')
      .selectAll()
      .where('service', 'in', [...this.#configured])
      .where('failures', '>=', MIN_FAILURES)
      .orderBy('since')
      .execute();
    return rows.map((row) => ({ ...row, since: row.since.toISOString(), lastAt: row.lastAt.toISOString() }));
  }

  async #store(service: ExternalService, lastCode: string, at: Temporal.Instant): Promise<void> {
    const lastAt = toDate(at);
    await this.#db
      .insertInto('externalFailures')
      .values({ service, failures: 1, since: lastAt, lastAt, lastCode })
      .onConflict((conflict) =>
        conflict.column('service').doUpdateSet(({ ref }) => ({
          failures: sql<number>`${ref('externalFailures.failures')} + 1`,
          lastAt,
          lastCode,
        })),
      )
      .execute();
  }

  async #clear(service: ExternalService): Promise<void> {
    await this.#db.deleteFrom('externalFailures').where('service', '=', service).execute();
  }
}
