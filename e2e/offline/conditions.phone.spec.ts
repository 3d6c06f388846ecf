import type { Page } from '@playwright/test';
import { findService } from '../services/findService.ts';
import { administratorHeaders } from '../services/serviceForm.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { moment } from '../support/testConfig.ts';
import {
  clearCache,
  installWorker,
  readStoredAreas,
  savedLine,
  setWorkerClock,
  storeData,
  workerOf,
} from './installWorker.ts';

test.use({
  serviceWorkers: 'allow',
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/,
});

const pantryName = 'Christian Service Center Food Pantry';
const pantryOf = (page: Page) => page.getByRole('article').filter({ hasText: pantryName });
const hours = 3_600_000;

test('after the clock moved, hours and the age of the data follow it', async ({ page, context }) => {
  await installWorker(page, '/?lang=es');
  await storeData(page, moment);
  const saved = Date.now();
  await context.setOffline(true);
  await test.step('forward, at night', async () => {
    await page.clock.setFixedTime(saved + 3.5 * hours);
    // A Wednesday at 10 in the evening in Abilene.
    await setWorkerClock(page, '2026-11-19T04:00:00Z');
    await gotoHydrated(page, '/?type=FOOD');
    await expect(pantryOf(page)).toContainText('Cerrado hasta');
    await expect(savedLine(page, 'Sin red. Guardado hace 3 horas.')).toBeVisible();
  });
  await test.step('back, to before the data were stored', async () => {
    await page.clock.setFixedTime(saved - 48 * hours);
    await setWorkerClock(page, moment);
    await gotoHydrated(page, '/?type=FOOD');
    await expect(pantryOf(page)).toContainText('12:00');
    await expect(pantryOf(page)).not.toContainText('Cerrado hasta');
    await expect(savedLine(page, 'Sin red. Guardado hace un momento.')).toBeVisible();
  });
});

/** Lets the worker wait for the network for a tenth of its time (preferNetwork.ts). */
function shortenWait(page: Page): Promise<void> {
  return workerOf(page).evaluate(() => {
    const original = setTimeout;
    const shortened = (act: () => void, ms?: number) => original(act, ms === 8_000 ? 800 : ms);
    Object.assign(self, { setTimeout: shortened });
  });
}

test('on a connection that transfers nothing, pages open from the phone, also on a slow one', async ({
  page,
  server,
  context,
}) => {
  await installWorker(page);
  await storeData(page, moment);
  await shortenWait(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  server.freeze();
  try {
    await page.goto('/?type=FOOD');
    await expect(pantryOf(page)).toBeVisible({ timeout: 60_000 });
    await expect(savedLine(page)).toBeVisible();
  } finally {
    server.resume();
  }
});

test('if the browser evicts what was stored, pages with a network work as before, and the data are stored again', async ({
  page,
}) => {
  await installWorker(page);
  await storeData(page, moment);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    indexedDB.deleteDatabase('amparo');
  });
  await gotoHydrated(page, '/?type=FOOD');
  await expect(pantryOf(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await storeData(page, moment);
  expect(await readStoredAreas(page)).toEqual(['*']);
});

/** Starts a download that waits before it reads the chunk after so many, until `proceed`. */
async function downloadUntil(page: Page, chunks: number): Promise<void> {
  await workerOf(page).evaluate((most) => {
    const scope = self as unknown as Download;
    scope.requested = [];
    scope.original ??= fetch;
    const released = new Promise<void>((resolve) => {
      scope.proceed = resolve;
    });
    scope.fetch = async (...request) => {
      scope.requested.push(String(request[0]));
      if (scope.requested.length === most) await released;
      return scope.original!(...request);
    };
    scope.result = scope.engine.sync({ place: null, isCostly: false }).then(
      () => 'stored',
      () => 'interrupted',
    );
  }, chunks);
}

/** Also what the browser would read from its cache, because chunks never change. */
async function forgetData(page: Page): Promise<void> {
  await page.evaluate(() => indexedDB.deleteDatabase('amparo'));
  await clearCache(page);
}

interface Download {
  engine: { sync(options: object): Promise<void> };
  fetch: typeof fetch;
  original?: typeof fetch;
  requested: string[];
  proceed: () => void;
  result: Promise<string>;
}

const requestedOf = (page: Page) => workerOf(page).evaluate(() => (self as unknown as Download).requested);
const resultOf = (page: Page) => workerOf(page).evaluate(() => (self as unknown as Download).result);

test.describe('a download', () => {
  test.use({ data: 'own' });
  test.afterEach(({ server }) => server.send('stop').then(() => server.send('start')));

  test('is interrupted when the server dies, and continues with an updated server and newer data', async ({
    page,
    context,
    request,
    server,
  }) => {
    const pantry = await findService(request, pantryName);
    await installWorker(page, '/feedback');
    await storeData(page, moment);
    await forgetData(page);
    await downloadUntil(page, 10);
    await expect.poll(async () => (await requestedOf(page)).length).toBe(10);
    const headers = await administratorHeaders(request);
    expect((await request.delete(`/api${pantry}`, { headers })).status()).toBe(200);
    await server.send('stop');
    await workerOf(page).evaluate(() => (self as unknown as Download).proceed());
    expect(await resultOf(page)).toBe('interrupted');
    const before = await requestedOf(page);
    await server.send('start next build');
    await downloadUntil(page, 1000);
    expect(await resultOf(page)).toBe('stored');
    const after = await requestedOf(page);
    const parts = before.slice(3, 9);
    expect(parts.filter((address) => after.includes(address))).toEqual([]);
    await setWorkerClock(page, moment);
    await context.setOffline(true);
    await gotoHydrated(page, '/?type=FOOD');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(pantryOf(page)).toHaveCount(0);
  });

  test('over a network that comes and goes is complete in the end', async ({ page, context }) => {
    await gotoHydrated(page, '/?type=FOOD');
    const online = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
    await installWorker(page, '/?type=FOOD');
    await storeData(page, moment);
    await forgetData(page);
    const results: string[] = [];
    for (let most = 6; results.at(-1) !== 'stored' && most < 400; most += 6) {
      await downloadUntil(page, most);
      await Promise.race([
        resultOf(page),
        expect.poll(async () => (await requestedOf(page)).length).toBeGreaterThanOrEqual(most),
      ]);
      await context.setOffline(true);
      await workerOf(page).evaluate(() => (self as unknown as Download).proceed());
      results.push(await resultOf(page));
      await context.setOffline(false);
    }
    expect(results.length).toBeGreaterThan(2);
    expect(results.at(-1)).toBe('stored');
    await context.setOffline(true);
    await gotoHydrated(page, '/?type=FOOD');
    await expect(savedLine(page)).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(online);
  });
});
