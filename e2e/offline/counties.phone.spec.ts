import type { APIRequestContext, Page } from '@playwright/test';
import type { Downloads, Manifest } from '../../domain/src/offline/offlineRoutes.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { installWorker, readStoredAreas, savedLine } from './installWorker.ts';

test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED/, data: 'own' });
test.slow();

/** A town of Jones County. Fisher, Shackelford, and Haskell County are next to it. */
const inAnson = '-99.896|32.755|Anson';
/** Bytes for the pages and some of the counties. */
const QUOTA = 7_000_000;
const inColoradoCity = '-100.864|32.388|Colorado City';

async function setPlace(page: Page, url: string, place: string): Promise<void> {
  await page.context().addCookies([{ name: 'place', value: encodeURIComponent(place), url }]);
}

/** The bytes of the services of each county, as Brotli. */
async function readSizes(request: APIRequestContext): Promise<Record<string, number>> {
  const { data } = (await (await request.get('/api/offline/manifest')).json()) as { data: Manifest };
  const downloads = JSON.parse(await (await request.get(`/api/offline/chunks/${data.downloads}`)).text()) as Downloads;
  const sizes = Object.entries(downloads).map(([area, bundles]) => [
    area,
    bundles.reduce((sum, { bytes }) => sum + bytes, 0),
  ]);
  return Object.fromEntries(sizes) as Record<string, number>;
}

const sumOf = (sizes: Record<string, number>, areas: readonly string[]) =>
  areas.reduce((sum, area) => sum + sizes[area]!, 0);

test('a phone with little space stores the nearest counties first, says which it has, and later stores the others', async ({
  page,
  context,
  request,
  server,
  baseURL,
}) => {
  await server.send('add many services');
  const sizes = await readSizes(request);
  expect(Object.keys(sizes)).toEqual(expect.arrayContaining(['Jones', 'Taylor', 'Mitchell']));
  await setPlace(page, baseURL!, inAnson);
  const session = await context.newCDPSession(page);
  await test.step('until the phone is full', async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: QUOTA });
    await installWorker(page);
    await expect.poll(() => readStoredAreas(page), { timeout: 120_000 }).not.toBeNull();
    const stored = (await readStoredAreas(page))!;
    expect(stored.filter((area) => area !== '')[0]).toBe('Jones');
    expect(stored.length).toBeLessThan(Object.keys(sizes).length);
  });
  await test.step('without a network, a page says which counties it has', async () => {
    await context.setOffline(true);
    await gotoHydrated(page, '/?type=FOOD');
    await expect(savedLine(page)).toContainText(/only the services in .*Jones.*All others need a network\./);
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(false);
  });
  await test.step('with more space, and in another county, the others follow', async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL! });
    await setPlace(page, baseURL!, inColoradoCity);
    await gotoHydrated(page, '/?type=FOOD');
    const length = Object.keys(sizes).length;
    await expect.poll(async () => (await readStoredAreas(page))?.length, { timeout: 120_000 }).toBe(length);
    const stored = (await readStoredAreas(page))!;
    expect(stored.indexOf('Mitchell')).toBeLessThan(stored.indexOf('Comanche'));
    await context.setOffline(true);
    await gotoHydrated(page, '/?type=FOOD');
    await expect(savedLine(page)).toHaveText(/^No network\. Saved (just now|\d+ \w+ ago)\.$/);
  });
});

test('where each megabyte costs, a phone asks once, and stores no more than it said, the nearest counties first', async ({
  page,
  request,
  server,
  baseURL,
}) => {
  await server.send('add many services');
  const sizes = await readSizes(request);
  await setPlace(page, baseURL!, inAnson);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, type: 'cellular' } });
  });
  await gotoHydrated(page, '/?lang=es');
  const question = page.getByRole('region', { name: '¿Guardar la lista para cuando no haya red?' });
  await expect(question).toContainText('gasta como máximo 2 MB');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await question.getByRole('button', { name: 'Sí, guardarlos' }).click();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => readStoredAreas(page), { timeout: 120_000 }).not.toBeNull();
  const stored = (await readStoredAreas(page))!;
  expect(stored.filter((area) => area !== '')[0]).toBe('Jones');
  expect(sumOf(sizes, stored)).toBeLessThanOrEqual(900_000);
  expect(sumOf(sizes, Object.keys(sizes))).toBeGreaterThan(900_000);
  expect(sumOf(sizes, stored)).toBeGreaterThan(400_000);
  await gotoHydrated(page, '/?lang=es');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toHaveCount(0);
});
