import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DeviceCall } from '@amparo/domain/offline/deviceApi.ts';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** What measurements need of `deviceEngine.ts`, which is compiled with the pages. */
interface DeviceEngine {
  sync(options: { place: null; isCostly: boolean }): Promise<void>;
  answer(call: DeviceCall): Promise<{ status: number } | null>;
}

/** A cheap phone of 2020 needs this many times the processor time. */
const SLOWER = 6;
/** Milliseconds from a list to the first search. */
const READING = 10_000;
const assets = fileURLToPath(new URL('../../web/build/client/assets', import.meta.url));

/**
 * Milliseconds: the download by the clock, everything else as processor time of the phone. Chromium's own slowing down of
 * pages goes by the clock, so on a busy computer it would measure the other work. The engine runs in a page, because
 * Chromium measures pages but no service workers. It does the same in both.
 */
export interface DeviceTimes {
  download: number;
  /** Bytes of the database with everything that is prepared, as the browser says. */
  stored: number;
  engine: number;
  firstList: number;
  nextList: number;
  firstSearch: number;
  search: number;
  firstMessage: number;
  message: number;
}

export async function measureDevice(browser: Browser, origin: string): Promise<DeviceTimes> {
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await startEngine(page);
  const download = await page.evaluate(async () => {
    const from = performance.now();
    await (self as unknown as { engine: DeviceEngine }).engine.sync({ place: null, isCostly: false });
    return performance.now() - from;
  });
  const stored = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  // The next visit starts without anything in memory.
  await page.reload();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const timed = async (work: () => Promise<unknown>) => {
    const before = await processorTime(session);
    await work();
    return SLOWER * ((await processorTime(session)) - before);
  };
  const engine = await timed(() => startEngine(page));
  const list = (type: string) => timed(() => ask(page, 'GET', '/services', { type, sort: 'openFirst', limit: '100' }));
  const search = (q: string) => timed(() => ask(page, 'GET', '/services', { q, limit: '100' }));
  const say = (query: string) => timed(() => ask(page, 'POST', '/bot/query', {}, { query }));
  const lists = { firstList: await list('SHELTER'), nextList: await list('FOOD') };
  // The engine prepares searches while a person reads the list.
  await page.waitForTimeout(READING);
  const times = {
    ...{ download, stored, engine, ...lists },
    ...{ firstSearch: await search('food pantry'), search: await search('diapres for my baby') },
    ...{ firstMessage: await say('a place to sleep tonight'), message: await say('tengo hambre') },
  };
  await context.close();
  return times;
}

/** Of the page's thread, in milliseconds. */
async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

async function startEngine(page: Page): Promise<void> {
  const file = readdirSync(assets).find((name) => /^engine-.*\.js$/.test(name));
  if (!file) throw new Error('The pages are not built: run npm run build.');
  await page.evaluate(
    (src) =>
      new Promise<void>((resolve, reject) => {
        const onload = () => resolve();
        const script = Object.assign(document.createElement('script'), { src, onload, onerror: reject });
        document.documentElement.append(script);
      }),
    `/assets/${file}`,
  );
}

async function ask(page: Page, method: string, path: string, query: Record<string, string>, body?: object) {
  await page.evaluate(
    async (call) => {
      const answer = await (self as unknown as { engine: DeviceEngine }).engine.answer(call);
      if (answer?.status !== 200) throw new Error(`The device cannot answer ${JSON.stringify(call)}.`);
    },
    { method, path, query, body },
  );
}
