import { afterAll, afterEach, beforeAll } from 'vitest';
import { type RunParts, runSource } from '../../features/services/sources/runSources.ts';
import { administratorOf } from './testAdministrator.ts';
import { startTestApp, type TestApp } from './testApp.ts';
import { testCaller } from './testCaller.ts';

/** An installation without services, and its administrator. Each test begins without sources. */
export class TestSources {
  here!: TestApp;
  parts!: RunParts;
  #token = '';

  constructor() {
    beforeAll(async () => {
      this.here = await startTestApp({ hasSampleData: false });
      this.#token = await administratorOf(this.here);
      this.parts = {
        ...{ db: this.here.database.db, findCentroid: () => null, isPrivateAllowed: true, pauseMs: 1 },
        region: { state: 'TX', timeZone: 'America/Chicago', counties: [] },
        ...{ log: { info() {}, warn() {} }, now: () => Temporal.Now.instant() },
      };
    });
    afterAll(() => this.here.close());
    afterEach(async () => {
      await this.here.database.pool.query('TRUNCATE services, sources CASCADE');
    });
  }

  readonly as = (name: string, body?: unknown) => testCaller(this.here)(name, { body, token: this.#token });

  readonly addSource = async (change: object = {}): Promise<string> => {
    const source = { name: 'Sample County', kind: 'UPLOAD', schedule: 'MANUAL', graceDays: 14, ...change };
    return (await this.as('POST /sources', source)).body.data.id;
  };

  /** Uploads a file, and lets the background job import it. */
  readonly upload = async (id: string, file: string | Uint8Array, query = '') => {
    const { body } = await this.as(`POST /sources/${id}/upload${query}`, { csv: file });
    await runSource(this.parts, id);
    return body.data;
  };

  readonly detail = async (id: string) => (await this.as(`GET /sources/${id}`)).body.data;

  readonly stored = async <Row>(columns: string) =>
    (await this.here.database.pool.query(`SELECT ${columns} FROM services ORDER BY name`)).rows as Row[];
}

/** A record of HSDS. */
export const sentService = {
  ...{ id: 'h-1', name: 'Sample Pantry', description: 'Groceries', status: 'active', attributes: [] },
};
