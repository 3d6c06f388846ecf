import type { Log } from '@amparo/embedded-postgres/log.ts';
import type { Kysely } from 'kysely';
import { fromKysely, type JobResult, PgBoss, type QueueOptions } from 'pg-boss';
import type { DatabaseAddress } from '../database/database.ts';
import type { Database } from '../database/schema.ts';
import { setTimeouts } from '../database/timeouts.ts';

/** A backup of a large installation can take longer than the default of pg-boss, a quarter of an hour. */
const HOURLY_LIMIT_SECONDS = 6 * 3600;

/** A kind of background job: its name, and how it is retried. */
export interface Queue extends QueueOptions {
  name: string;
  retryLimit: number;
}

interface JobCounts {
  name: string;
  ready: number;
  active: number;
  failed: number;
}

/** Jobs that outlive a request and this process. pg-boss stores them in the database; one process runs each. */
export class Jobs {
  readonly #boss: PgBoss;

  constructor(connection: DatabaseAddress, log: Log) {
    const where = typeof connection === 'string' ? { connectionString: connection } : connection;
    const pool = { application_name: 'amparo-jobs', max: 2, onConnect: setTimeouts };
    this.#boss = new PgBoss({ ...where, ...pool });
    this.#boss.on('error', (error) => log.warn(`a job's database connection failed: ${error.message}`));
  }

  /** Creates or updates the tables of pg-boss, and queues. */
  async start(...queues: Queue[]): Promise<void> {
    await this.#boss.start();
    for (const queue of queues) await this.#createQueue(queue);
  }

  /** Stores a job with `db`. In a transaction, the job exists only if the transaction is committed. */
  async enqueue(queue: Queue, data: object, db: Kysely<Database>): Promise<void> {
    await this.#boss.send(queue.name, data, { db: fromKysely(db) });
  }

  /** Runs the jobs of a queue one after the other. A job that throws is retried as its queue defines. */
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

  /** Runs each job every hour, in one of the processes. Removes the schedules of jobs that only earlier releases had. */
  async workHourly(handlers: Record<string, () => Promise<void>>): Promise<void> {
    for (const [name, handle] of Object.entries(handlers)) {
      const queue = { name, retryLimit: 3, retryDelay: 600, expireInSeconds: HOURLY_LIMIT_SECONDS };
      await this.#createQueue(queue);
      await this.#boss.schedule(name, '0 * * * *');
      await this.work(queue, handle);
    }
    for (const { name } of await this.#boss.getSchedules())
      if (!Object.hasOwn(handlers, name)) await this.#boss.unschedule(name);
  }

  /** Counts the jobs of each queue. pg-boss counts them about once a minute. */
  async countByQueue(): Promise<JobCounts[]> {
    const queues = await this.#boss.getQueues();
    return queues.map(({ name, readyCount, activeCount, failedCount }) => ({
      name,
      ...{ ready: readyCount, active: activeCount, failed: failedCount },
    }));
  }

  /** Waits at most ten seconds for running jobs to finish. */
  async stop(): Promise<void> {
    await this.#boss.stop({ timeout: 10_000 });
  }

  async #createQueue({ name, ...options }: Queue): Promise<void> {
    await this.#boss.createQueue(name, options);
    await this.#boss.updateQueue(name, options);
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
