import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorOf } from '../../app/test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';

// 11:30 PM of November 24 in the region, and already November 25 in UTC.
const lateEvening = '2026-11-25T05:30:00Z';
const lastDays = ['2026-11-23', '2026-11-24', '2026-11-25'];

let server: TestApp;
let call: ReturnType<typeof testCaller>;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ at: lateEvening });
  call = testCaller(server);
  token = await administratorOf(server);
});
afterAll(() => server.close());

const text = 'Call 2-1-1.';
const add = (notice: object) => call('POST /regional-notices', { body: { text, ...notice }, token });
const titles = async (query = '', caller: { token?: string } = {}) => {
  const { body } = await call(`GET /regional-notices${query}`, caller);
  return body.data.map(({ title }: { title: string }) => title);
};

test('are shown through their last day in the time zone of the region; editors find them afterwards', async () => {
  for (const lastDay of lastDays) await add({ title: `until ${lastDay}`, lastDay });
  expect(await titles()).toEqual(['until 2026-11-25', 'until 2026-11-24']);
  expect(await titles('?isOver=true', { token })).toEqual(['until 2026-11-23']);
  expect((await call('GET /regional-notices?isOver=true')).status).toBe(401);
  await server.database.db.deleteFrom('regionalNotices').execute();
});

test('urgent ones are first, then the newest, and a county has its own and those of the whole region', async () => {
  const lastDay = '2026-12-01';
  await add({ title: 'everywhere', lastDay });
  await add({ title: 'Taylor', lastDay, counties: ['Taylor County'] });
  await add({ title: 'urgent in Jones', lastDay, counties: ['Jones'], isUrgent: true });
  expect(await titles()).toEqual(['urgent in Jones', 'Taylor', 'everywhere']);
  expect(await titles('?county=Taylor')).toEqual(['Taylor', 'everywhere']);
  // Abilene is in Taylor County, and Austin is outside the region.
  expect(await titles('?currentCoordinate=-99.733|32.449')).toEqual(['Taylor', 'everywhere']);
  expect(await titles('?currentCoordinate=-97.743|30.267')).toHaveLength(3);
  expect(await titles('?county=Travis')).toHaveLength(3);
});
