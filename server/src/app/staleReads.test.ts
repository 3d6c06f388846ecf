import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Changes } from '../database/changes.ts';
import { administratorOf } from './test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from './test-kit/testApp.ts';
import { testCaller } from './test-kit/testCaller.ts';

let server: TestApp;
let call: ReturnType<typeof testCaller>;
beforeAll(async () => {
  server = await startTestApp({ hasSampleData: false });
  call = testCaller(server);
});
afterAll(() => server.close());

test('after an acknowledged write, no read of the process returns the old state, even without notifications', async () => {
  const token = await administratorOf(server);
  const read = async () => (await call('GET /static-pages/FAQ')).body?.data?.content;
  const write = (content: string) => call('PUT /static-pages/FAQ', { token, body: { content } });
  // Every notification is lost. The readers fill the cache between the writes.
  const listening = vi.spyOn(Changes.prototype, 'isListening', 'get').mockReturnValue(true);
  await server.database.pool.query('DROP TRIGGER static_pages_changed ON static_pages');
  for (let round = 0; round < 40; round += 1) {
    const content = `<p>round ${round}</p>`;
    const before = Array.from({ length: 10 }, read);
    expect((await write(content)).status).toBe(200);
    const reads = await Promise.all(Array.from({ length: 15 }, read));
    expect(new Set(reads)).toEqual(new Set([content]));
    await Promise.all(before);
  }
  listening.mockRestore();
});
