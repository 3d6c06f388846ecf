import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';
import { cardsOnPage } from './cardsOnPage.ts';
import { setPlace } from './setPlace.ts';
import { weighPage } from './weighPage.ts';

const kilobyte = 1_000;
const unreachable = 'Can not connect to server. Please check your network';

test('the first visit to the list transfers less than 200 kB, a later one less than 40', async ({ page }) => {
  const first = await weighPage(page, '/');
  expect(first).toBeGreaterThan(20 * kilobyte);
  expect(first).toBeLessThan(200 * kilobyte);
  const later = await weighPage(page, '/?type=FOOD');
  expect(later).toBeGreaterThan(kilobyte);
  expect(later).toBeLessThan(40 * kilobyte);
});

/** Three seconds after a page, which on a busy computer is before the network is quiet (startOfflineLater.ts). */
const isLoadedLater = (response: Response) => response.url().includes('/assets/startOffline-');

/** What a page loads until the network is quiet. */
async function loadQuietly(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (!isLoadedLater(response)) responses.push(response);
  });
  await gotoHydrated(page, path);
  await page.waitForLoadState('networkidle');
  return responses;
}

const typeOf = (response: Response) => response.request().resourceType();

async function weigh(responses: Response[], type: string): Promise<number> {
  const bodies = responses.filter((response) => typeOf(response) === type).map((response) => response.body());
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
}

async function expectLight(responses: Response[]): Promise<void> {
  const [scripts, styles] = [await weigh(responses, 'script'), await weigh(responses, 'stylesheet')];
  expect(scripts).toBeGreaterThan(kilobyte);
  expect(scripts).toBeLessThanOrEqual(150 * kilobyte);
  expect(styles).toBeGreaterThan(kilobyte);
  expect(styles).toBeLessThanOrEqual(15 * kilobyte);
}

/** Only the home page's own features, and no library of a form or of the map. */
function expectOwnCode(scripts: string[]): void {
  const chunks: Record<string, string[]> = JSON.parse(readFileSync('web/build/chunks.json', 'utf8'));
  // A module of styles may be no more than their address, by which they are loaded later.
  const code = scripts.flatMap((script) => chunks[script] ?? []).filter((id) => !id.includes('.css'));
  const features = code.map((id) => /^web\/src\/features\/(.+)\/[^/]+$/.exec(id)?.[1] ?? '').filter(Boolean);
  expect([...new Set(features)].sort()).toEqual([
    'services',
    'services/alerts',
    'services/filters',
    'services/home',
    'services/list',
    'services/near',
    'services/star',
  ]);
  expect(code.filter((id) => /react-hook-form|leaflet|tiptap|base-ui|zod|ui\/forms/.test(id))).toEqual([]);
  expect(new Set(scripts).size).toBeLessThanOrEqual(12);
}

async function expectCompressedAndCached(response: Response): Promise<void> {
  const { 'content-encoding': encoding, 'content-type': type = '', ...headers } = await response.allHeaders();
  const isLarge = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) > 1_400;
  if (/html|javascript|css|json/.test(type) && isLarge) expect(encoding, response.url()).toBeDefined();
  if (new URL(response.url()).pathname.startsWith('/assets/'))
    expect(headers['cache-control'], response.url()).toContain('immutable');
}

test('what the home page loads', async ({ page }) => {
  const responses = await loadQuietly(page, '/');
  await test.step('at most 150 kB of scripts and 15 kB of styles, compressed', () => expectLight(responses));
  await test.step('the code of its own features and of no other page', () => {
    const scripts = responses.filter((response) => typeOf(response) === 'script');
    expectOwnCode(scripts.map((response) => new URL(response.url()).pathname.slice(1)));
  });
  await test.step('compressed text, and unchanging files to cache', async () => {
    for (const response of responses) await expectCompressedAndCached(response);
  });
});

test('the Spanish home page needs at most 150 kB of scripts and 15 kB of styles, compressed', async ({ page }) => {
  await expectLight(await loadQuietly(page, '/?lang=es'));
});

test('no page calls other origins or logs errors', async ({ page, request }) => {
  const pantry = await findService(request, 'Christian Service Center Food Pantry');
  for (const path of ['/', '/?type=RESOURCES&lang=es', '/?q=diapers&lang=en', '/location', pantry, '/?lang=vi']) {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status(), path).toBe(200);
    expect(response?.headers()['content-security-policy'], path).not.toContain('unsafe');
  }
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(['already-accessed', 'language']);
});

test('the place is in no address, and leaves the device only rounded', async ({ page, context }) => {
  await test.step('no address that people share contains the place', async () => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(decodeURIComponent(frame.url())));
    await page.goto('/?type=FOOD');
    await setPlace(page, '79601');
    await expect(page.getByRole('banner').getByRole('link', { name: /Location/i })).toContainText('79601');
    const [nearest] = (await cardsOnPage(page)).toSorted((a, b) => (a.distance ?? 99) - (b.distance ?? 99));
    expect(nearest?.distance).toBeLessThan(2);
    await page.getByRole('link', { name: nearest!.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nearest!.name);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Location/i })
      .click();
    await expect(page.getByRole('button', { name: 'Clear location' })).toBeVisible();

    expect(addresses.length).toBeGreaterThanOrEqual(4);
    for (const address of addresses) expect(address).not.toMatch(/79601|Abilene|-?\d{2,3}\.\d{2,}(?!\.\d)/);
  });
  await test.step('the device is located only after a tap, and its position is rounded', async () => {
    await startOver(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(decodeURIComponent(request.url()) + (request.postData() ?? '')));
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ longitude: -99.7331449, latitude: 32.4487361 });
    await page.goto('/?type=FOOD');
    expect((await cardsOnPage(page))[0]?.distance).toBeNull();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Location/i })
      .click();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'closest first' })).toBeVisible();
    expect((await cardsOnPage(page))[0]?.distance).not.toBeNull();

    const cookies = await context.cookies();
    const sent = [...asked, ...cookies.map(({ value }) => decodeURIComponent(value))].join('\n');
    expect(sent).toContain('-99.733|32.449');
    expect(sent).not.toContain('99.7331');
    expect(sent).not.toContain('32.4487');
  });
});

test.describe('without network', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('a search without a network keeps the list and says why', async ({ page, context }) => {
    await gotoHydrated(page, '/?type=FOOD');
    const before = await cardsOnPage(page);
    await context.setOffline(true);
    const box = page.getByRole('searchbox', { name: 'Search all services' });
    await box.fill('diapers');
    await page.keyboard.press('Enter');
    await expect(page.getByText(unreachable)).toBeVisible();
    expect(await cardsOnPage(page)).toEqual(before);
    await expect(box).toHaveValue('diapers');

    await context.setOffline(false);
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('diapers');
    await expect(page.getByText(unreachable)).toHaveCount(0);
  });
});
