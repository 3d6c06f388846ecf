import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Changes } from '../database/changes.ts';
import { startSilentProxy } from '../database/test-kit/testSilentProxy.ts';
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
  await server.database.pool.query('ALTER TABLE static_pages DISABLE TRIGGER static_pages_changed');
  for (let round = 0; round < 40; round += 1) {
    const content = `<p>round ${round}</p>`;
    const before = Array.from({ length: 10 }, read);
    expect((await write(content)).status).toBe(200);
    const reads = await Promise.all(Array.from({ length: 15 }, read));
    expect(new Set(reads)).toEqual(new Set([content]));
    await Promise.all(before);
  }
  await server.database.pool.query('ALTER TABLE static_pages ENABLE TRIGGER static_pages_changed');
  listening.mockRestore();
});

test('after a write in one process, no read of another returns the old state', async () => {
  const other = await startTestApp({ beside: server });
  await writeAndReadThere(other, 40);
  await other.close();
});

test('the same while the other process receives no notifications', async () => {
  const proxy = await startSilentProxy(server.database);
  const other = await startTestApp({ beside: server, listenTo: proxy.connection });
  await writeAndReadThere(other, 1, () => proxy.silence('existing'));
  proxy.close();
  await other.close();
});

/** Before each write, the other process has the old text in its caches of the API and of the data for devices. */
async function writeAndReadThere(other: TestApp, rounds: number, before = () => {}): Promise<void> {
  const token = await administratorOf(server);
  const callOther = testCaller(other);
  const readPage = async () => (await callOther('GET /static-pages/ABOUT')).body?.data?.content;
  const readVersion = async () => (await callOther('GET /offline/manifest')).body?.data?.version;
  const versions = new Set([await readVersion()]);
  for (let time = 0; time < 3; time += 1) await readPage();
  before();
  for (let round = 0; round < rounds; round += 1) {
    const content = `<p>round ${round} of ${rounds}</p>`;
    expect((await call('PUT /static-pages/ABOUT', { token, body: { content } })).status).toBe(200);
    expect(await Promise.all([readPage(), readPage()])).toEqual([content, content]);
    versions.add(await readVersion());
    for (let time = 0; time < 2; time += 1) await readPage();
  }
  expect(versions.size).toBe(rounds + 1);
}
