import { afterAll, beforeEach } from 'vitest';
import { bodyOfService, setScene } from '../../../app/access/testScene.ts';
import { startTestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';

export const pantry = {
  ...bodyOfService(),
  ...{ name: 'Riverbend Mission Food Pantry', address1: '77 Quince Street', phone: '(325) 555-0177' },
};
export const sameAgain = {
  ...pantry,
  name: 'Riverbend Mission Pantry',
  phone: '(325) 555-0188',
  website: 'https://example.org',
};

/** Starts a server for the tests of a file, which merge the same services again and again. */
export async function startMergeTests(at: Temporal.Instant) {
  const server = await startTestApp({ at: at.toString() });
  const call = testCaller(server);
  const { db } = server.database;
  afterAll(() => server.close());
  beforeEach(async () => {
    await db.deleteFrom('services').where('name', 'ilike', 'riverbend%').execute();
    // The import skips a record if its service was deleted for good.
    await db.deleteFrom('sourceRecords').execute();
  });

  async function signIn(role: Parameters<typeof setScene>[1] = 'ADMINISTRATOR') {
    const { me, service } = await setScene(server, role, { relation: 'own' });
    const as = (name: string, body?: unknown) => call(name, { body, token: me.token });
    return { me, service, as, add: async (body: object) => (await as('POST /services', body)).body.data.id as string };
  }

  /** An administrator with two services that are one, of two owners. */
  async function setPair() {
    const administrator = await signIn();
    const provider = await signIn('AUTO USER');
    const kept = await administrator.add(pantry);
    const other = await provider.add(sameAgain);
    return { administrator, provider, kept, other };
  }

  return { ...server.database, server, call, signIn, setPair };
}

type Someone = Pick<Awaited<ReturnType<Awaited<ReturnType<typeof startMergeTests>>['signIn']>>, 'as'>;

export const merge = ({ as }: Someone, kept: string, other: string, more: object = {}) =>
  as(`POST /services/${kept}/merge`, { other, choices: {}, ...more });
export const unmerge = ({ as }: Someone, id: string) => as(`POST /services/${id}/unmerge`);
