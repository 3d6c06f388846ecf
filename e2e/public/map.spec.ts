import type { Locator, Page } from '@playwright/test';
import { cardsOnPage } from '../lists/cardsOnPage.ts';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { tiledAddress, tiles } from '../support/testConfig.ts';

test.use({ hasTiledServer: true });

// Wait until animations end.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of services' });
const chosenOf = (page: Page) => page.getByRole('region', { name: 'Chosen on the map' });
/** Marks of single services; those of several have no title. */
const marksOf = (page: Page) => mapOf(page).locator('.leaflet-marker-icon[title]');

/** Those for which there is room among the towns, as seen from afar. */
const countyNames = /^(Mitchell|Fisher|Nolan|Taylor|Shackelford|Callahan)$/;

/** The map of the shelters, with its marks; on a wide screen beside the list, on a phone in its place. */
async function openMap(page: Page, address = '/?view=map'): Promise<void> {
  await gotoHydrated(page, address);
  await expect(marksOf(page).first()).toBeVisible();
}

/** Clicks a marker that nothing covers, and returns its service. */
async function chooseMark(page: Page): Promise<{ name: string; mark: Locator }> {
  for (const mark of await marksOf(page).all()) {
    if (!(await isUncovered(mark))) continue;
    const name = (await mark.getAttribute('title'))!;
    await mark.click();
    await expect(chosenOf(page).getByRole('heading', { level: 2 })).toHaveText(name);
    return { name, mark: mapOf(page).getByTitle(name, { exact: true }) };
  }
  throw new Error('no mark can be tapped');
}

function isUncovered(mark: Locator): Promise<boolean> {
  return mark.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

/** Drags the map by so many pixels to the left and waits for the services there. */
async function dragMap(page: Page, pixels: number): Promise<string> {
  const box = (await mapOf(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + 30];
  const asked = page.waitForRequest((request) => request.url().includes('nearCoordinate'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - pixels / 2, y, { steps: 3 });
  await page.mouse.move(x - pixels, y, { steps: 3 });
  await page.mouse.up();
  const request = await asked;
  const { data } = (await (await request.response())!.json()) as { data: { name: string }[] };
  await expect.poll(async () => (await cardsOnPage(page))[0]?.name).toBe(data[0]?.name);
  await expect(mapOf(page).getByText('Searching this area…')).toHaveCount(0);
  return new URL(request.url()).searchParams.get('nearCoordinate')!;
}

test('from the list to the map, a mark and its page, and back to the same place and card', async ({
  page,
  isMobile,
}) => {
  await gotoHydrated(page, '/?type=FOOD');
  if (isMobile) {
    await expect(mapOf(page)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL(/\?type=FOOD&view=map$/);
  }
  await expect(marksOf(page).first()).toBeVisible();
  const middle = await dragMap(page, 60);
  expect(middle).toMatch(/^-\d{2,3}\.\d{1,3}\|\d{2}\.\d{1,3}$/);
  const { name, mark } = await chooseMark(page);
  await expect(chosenOf(page)).toBeFocused();
  const before = await standing(page, mark);

  await chosenOf(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(chosenOf(page).getByRole('heading', { level: 2 })).toHaveText(name);
  expect(await standing(page, mark)).toEqual(before);
  expect(page.url()).not.toContain(middle.split('|')[0]);

  await chosenOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(chosenOf(page)).toHaveCount(0);
});

/** The position of the marker in the map, in whole pixels. */
async function standing(page: Page, mark: Locator): Promise<{ x: number; y: number }> {
  await expect(mark).toBeVisible();
  const [frame, box] = [(await mapOf(page).boundingBox())!, (await mark.boundingBox())!];
  return { x: Math.round(box.x - frame.x), y: Math.round(box.y - frame.y) };
}

test('a reload keeps the view of the map', async ({ page }) => {
  await openMap(page);
  const middle = await dragMap(page, 80);
  const [first] = await cardsOnPage(page);
  const asked = page.waitForRequest((request) => request.url().includes('nearCoordinate'));
  await page.reload();
  expect(new URL((await asked).url()).searchParams.get('nearCoordinate')).toBe(middle);
  await expect.poll(async () => (await cardsOnPage(page))[0]?.name).toBe(first?.name);
});

test('the chosen card shows the same as the list', async ({ page }) => {
  await openMap(page, '/?view=map&type=FOOD');
  const { name } = await chooseMark(page);
  const inList = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
  const facts = (text: string) =>
    text
      .replace(/\s*Map\s*Show on the map: .*$/s, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const card = chosenOf(page).getByRole('article');
  expect(facts(await card.innerText())).toBe(facts(await inList.getByRole('article').innerText()));
});

test('tabs and filters stay on the map', async ({ page }) => {
  await openMap(page);
  await page.getByRole('main').getByRole('link', { name: 'Open now' }).click();
  await expect(page).toHaveURL(/open=true&view=map/);
  await page.getByRole('navigation', { name: 'Kinds of help' }).getByRole('link', { name: 'Food' }).click();
  await expect(page).toHaveURL(/type=FOOD&open=true&view=map/);
  await expect(page.getByRole('heading', { level: 1, name: 'Food' })).toBeVisible();
  const open = (await cardsOnPage(page)).map(({ name }) => name);
  for (const mark of await marksOf(page).all()) expect(open).toContain(await mark.getAttribute('title'));
});

test('says that more services match than a page shows', async ({ page }) => {
  await gotoHydrated(page, '/?q=Abilene&view=map');
  await expect(mapOf(page).getByRole('status')).toHaveText(/^The first 100 of \d+ are shown$/);
});

test('a button shows the services when the map is elsewhere', async ({ page }) => {
  await openMap(page);
  for (let press = 0; press < 3; press += 1) await mapOf(page).getByRole('button', { name: 'Zoom in' }).click();
  const canvas = page.getByRole('group', { name: 'Map of services' });
  await canvas.focus();
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect(mapOf(page).getByText('Nothing in this part of the map')).toBeVisible();
  await mapOf(page).getByRole('button', { name: 'Show all' }).click();
  await expect(mapOf(page).getByText('Nothing in this part of the map')).toHaveCount(0);
  await expect(marksOf(page).first()).toBeVisible();
});

test.describe('by keyboard and screen reader', () => {
  test('the list under or beside it has the same services, and each leads to its mark', async ({ page }) => {
    await openMap(page);
    const buttons = page.getByRole('main').getByRole('button', { name: /^Show on the map: / });
    const onMap = (await buttons.allInnerTexts()).length;
    expect(onMap).toBeGreaterThan(5);
    expect(await cardsOnPage(page)).toHaveLength(26);
    const button = buttons.nth(4);
    const name = (await button.textContent())!.replace(/^MapShow on the map: /, '');
    await button.press('Enter');
    await expect(chosenOf(page)).toBeFocused();
    await expect(chosenOf(page).getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(mapOf(page).getByTitle(name, { exact: true })).toBeInViewport();
    expect(await isUncovered(mapOf(page).getByTitle(name, { exact: true }))).toBe(true);
    await page.keyboard.press('Tab');
    await expect(chosenOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
  });

  test('the keyboard gets into the map, about in it, and out again', async ({ page }) => {
    await openMap(page);
    const canvas = page.getByRole('group', { name: 'Map of services' });
    await expect(canvas).toHaveAccessibleDescription(/The same services are in the list/);
    await canvas.focus();
    const asked = page.waitForRequest((request) => request.url().includes('nearCoordinate'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await asked;
    await page.keyboard.press('Tab');
    await expect(mapOf(page).getByRole('button', { name: 'Zoom in' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(mapOf(page).getByRole('button', { name: 'Zoom out' })).toBeFocused();
    await page.keyboard.press('Tab');
    const isInMap = await mapOf(page).evaluate((map) => map.contains(document.activeElement));
    expect(isInMap).toBe(false);
  });

  test('markers take no focus and are not read twice', async ({ page }) => {
    await openMap(page);
    await expect(mapOf(page).locator('.leaflet-marker-pane [tabindex]')).toHaveCount(0);
    await expect(mapOf(page).locator('.leaflet-marker-pane')).toHaveAttribute('aria-hidden', 'true');
  });
});

test('services at one position share a marker and are shown one by one', async ({ page }) => {
  await openMap(page, '/?type=FOOD&view=map');
  const button = page.getByRole('button', { name: 'Show on the map: Love & Care Ministries Meals' });
  await button.press('Enter');
  const count = chosenOf(page).getByText(/^\d+ of \d+ at this spot$/);
  const total = Number(/of (\d+)/.exec(await count.innerText())?.[1]);
  expect(total).toBeGreaterThan(2);
  const next = chosenOf(page).getByRole('button', { name: 'Next one here' });
  const title = chosenOf(page).getByRole('heading', { level: 2 });
  const seen = new Set([await title.innerText()]);
  while ((await next.getAttribute('aria-disabled')) === null) {
    await next.press('Enter');
    await expect(next).toBeFocused();
    seen.add(await title.innerText());
  }
  expect(await count.innerText()).toBe(`${total} of ${total} at this spot`);
  expect(seen.size).toBeGreaterThan(1);
});

test('a confidential address has no marker on any map', async ({ page, request }) => {
  await openMap(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Lantern House', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show on the map: Lantern House' })).toHaveCount(0);
  await gotoHydrated(page, await findService(request, 'Lantern House'));
  await expect(page.getByRole('region', { name: 'Where it is' })).toHaveCount(0);
  await expect(page.getByText('The address is kept private.')).toBeVisible();
});

test('without tiles the map shows outlines and names, and makes no requests', async ({ page }) => {
  await openMap(page);
  await expect(mapOf(page).getByText(countyNames).first()).toBeVisible();
  await expect(mapOf(page).getByText('Abilene', { exact: true })).toBeVisible();
  expect(await mapOf(page).locator('path').count()).toBeGreaterThan(50);
  await expect(mapOf(page).locator('.leaflet-tile')).toHaveCount(0);
  await expect(mapOf(page)).toContainText('US Census Bureau · GeoNames');
});

test.describe('with tiles', () => {
  test.use({ otherOrigin: new URL(tiles.url).origin });
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );

  test('tiles cover the outlines, with the attribution that their license needs', async ({ page }) => {
    const referrers: (string | undefined)[] = [];
    await page.route(`${new URL(tiles.url).origin}/**`, (route) => {
      referrers.push(route.request().headers().referer);
      return route.fulfill({ contentType: 'image/png', body: pixel });
    });
    await openMap(page, `${tiledAddress}/?view=map`);
    await expect(mapOf(page).locator('.leaflet-tile-loaded').first()).toBeAttached();
    await expect(mapOf(page).getByRole('link', { name: 'Sample Maps' })).toBeVisible();
    expect(new Set(referrers)).toEqual(new Set([`${tiledAddress}/`]));
  });
});

test.describe('with tiles that cannot be reached', () => {
  test.use({ otherOrigin: new URL(tiles.url).origin, expectedComplaints: /ERR_FAILED/ });

  test('the outlines and names are there', async ({ page }) => {
    await page.route(`${new URL(tiles.url).origin}/**`, (route) => route.abort());
    await openMap(page, `${tiledAddress}/?view=map`);
    await expect(mapOf(page).getByText(countyNames).first()).toBeVisible();
  });
});

test('on a phone the list brings nothing of the map along', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'on a wide screen the map stands beside the list');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofMap = () => asked.filter((path) => /leaflet|Map|places\/map/.test(path));
  await gotoHydrated(page, '/');
  await page.waitForLoadState('networkidle');
  expect(ofMap()).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).click();
  await expect(marksOf(page).first()).toBeVisible();
  expect(ofMap().join()).toMatch(/leaflet/);
});

test('on a wide screen it comes after the list, and moves nothing', async ({ page, isMobile }) => {
  test.skip(isMobile, 'there is no map beside the list on a phone');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await gotoHydrated(page, '/?type=FOOD');
  await expect(marksOf(page).first()).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

test.describe('on the page of a service', () => {
  test('a small map loads when a person scrolls near it', async ({ page, request }) => {
    await gotoHydrated(page, await findService(request, 'Christian Service Center Food Pantry'));
    const where = page.getByRole('region', { name: 'Where it is' });
    await where.scrollIntoViewIfNeeded();
    const map = where.getByRole('group', { name: 'Map: where Christian Service Center Food Pantry is' });
    await expect(map).toBeVisible();
    expect((await map.boundingBox())?.height).toBeGreaterThan(290);
    await expect(map.getByTitle('Christian Service Center Food Pantry')).toBeVisible();
    await expect(where).toContainText('3185 North 10th Street');
    await expect(where.getByRole('link', { name: 'Plan your trip' })).toHaveAttribute('href', /^https:.*3185/);
    await where.getByRole('button', { name: 'Zoom in' }).click();
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expectAccessible(page);
  });
});

for (const language of ['en', 'es']) {
  test.describe(language, () => {
    test.beforeEach(async ({ page }) => {
      await gotoHydrated(page, `/?view=map&lang=${language}`);
      await expect(page.locator('.leaflet-marker-icon[title]').first()).toBeVisible();
    });

    test('the map has no barrier in either theme', async ({ page }) => {
      await expectAccessible(page);
    });

    test('the map has no barrier with a chosen service', async ({ page }) => {
      const show = page.getByRole('button', { name: /^(Show on the map|Ver en el mapa): / });
      await show.first().press('Enter');
      await expect(page.getByRole('region', { name: /^(Chosen on|Elegido en)/ })).toBeFocused();
      // After scrolling, the sticky bar would cover the chips.
      await page.evaluate(() => window.scrollTo({ top: 0 }));
      await expectAccessible(page);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list replaces the map, and an address replaces the small one', async ({ page, request, isMobile }) => {
    await page.goto('/?type=FOOD&view=map');
    const words = page.locator('noscript p');
    await expect(words).toBeVisible();
    await expect(words).toHaveText(/^This browser has JavaScript turned off/);
    expect((await cardsOnPage(page)).length).toBeGreaterThan(20);
    if (isMobile) await page.getByRole('main').getByRole('link', { name: 'List', exact: true }).click();
    else await page.goto('/?type=FOOD');
    await expect(words).toHaveCount(0);

    await page.goto(await findService(request, 'Christian Service Center Food Pantry'));
    const where = page.getByRole('region', { name: 'Where it is' });
    await expect(where).toContainText('3185 North 10th Street');
    await expect(where.getByRole('link', { name: 'Plan your trip' })).toBeVisible();
    expect((await where.boundingBox())!.height).toBeLessThan(260);
  });
});

test('the menu leads to the map and back', async ({ page }) => {
  await gotoHydrated(page, '/?type=FOOD&open=true');
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Map view' }).click();
  await expect(page).toHaveURL(/type=FOOD&open=true&view=map/);
});
