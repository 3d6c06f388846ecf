import type { Log } from '@amparo/embedded-postgres/log.ts';
import type { DatabaseConnection } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import type { Kysely } from 'kysely';
import { fromKysely, type JobResult, PgBoss, type QueueOptions } from 'pg-boss';
import type { Database } from '../database/schema.ts';

/** A kind of work to be done apart from any request: its name, and how it is tried again. */
export interface Queue extends QueueOptions {
  name: string;
  retryLimit: number;
}

/** Work that outlives a request and this process: kept by pg-boss in the database, done by one process at a time. */
export class Jobs {
  readonly #boss: PgBoss;

  constructor(connection: DatabaseConnection | string, log: Log) {
    const where = typeof connection === 'string' ? { connectionString: connection } : connection;
    this.#boss = new PgBoss({ ...where, application_name: 'amparo-jobs', max: 2 });
    this.#boss.on('error', (error) => log.warn(`a job's database connection failed: ${error.message}`));
  }

  /** Makes or renews pg-boss's own tables, and the queues. */
  async start(queues: Queue[]): Promise<void> {
    await this.#boss.start();
    for (const { name, ...options } of queues) {
      await this.#boss.createQueue(name, options);
      await this.#boss.updateQueue(name, options);
    }
  }

  /** Notes work down, in the caller's transaction where it has one: it is there if, and only if, that is committed. */
  async enqueue(queue: Queue, data: object, db: Kysely<Database>): Promise<void> {
    await this.#boss.send(queue.name, data, { db: fromKysely(db) });
  }

  /** Does what is noted down, one after the other; what throws is tried again as its queue says. */
  async work<Data extends object>(queue: Queue, handle: (data: Data) => Promise<void>): Promise<void> {
    const options = {
      pollingIntervalSeconds: 1,
      batchSize: 10,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    await this.#boss.work<Data>(queue.name, options, async (jobs) => {
      const results: JobResult[] = [];
      for (const { id, data } of jobs) results.push({ id, ...(await settle(handle(data))) });
      return results;
    });
  }

  /** Does something once an hour, by whichever process comes first. */
  async workHourly(queue: Queue, handle: () => Promise<void>): Promise<void> {
    await this.#boss.schedule(queue.name, '0 * * * *');
    await this.work(queue, handle);
  }

  /** Lets what is being done be finished, for ten seconds at most. */
  async stop(): Promise<void> {
    await this.#boss.stop({ timeout: 10_000 });
  }
}

async function settle(work: Promise<void>): Promise<Pick<JobResult, 'status' | 'output'>> {
  try {
    await work;
    return { status: 'completed' };
  } catch (error) {
    return { status: 'failed', output: { message: (error as Error).message } };
  }
}
