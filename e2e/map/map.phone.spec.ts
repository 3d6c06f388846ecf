import { cardsOnPage } from '../lists/cardsOnPage.ts';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';
import { tiledAddress, tiles } from '../support/testConfig.ts';
import { chooseMark, chosenOf, dragMap, mapOf, marksOf, openMap } from './mapParts.ts';

// Wait until animations end.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Some of the counties around the markers. At the lowest zoom the markers leave space for few names. */
const countyNames = /^(Mitchell|Fisher|Nolan|Taylor|Shackelford|Callahan|Eastland|Comanche)$/;

test('the map and its list show the same services', async ({ page }) => {
  await test.step('a reload keeps the view of the map', async () => {
    await openMap(page);
    const middle = await dragMap(page, 80);
    const [first] = await cardsOnPage(page);
    const asked = page.waitForRequest((request) => request.url().includes('nearCoordinate'));
    await page.reload();
    expect(new URL((await asked).url()).searchParams.get('nearCoordinate')).toBe(middle);
    await expect.poll(async () => (await cardsOnPage(page))[0]?.name).toBe(first?.name);
  });
  await test.step('the chosen card shows the same as the list', async () => {
    await startOver(page);
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
  await test.step('tabs and filters stay on the map', async () => {
    await startOver(page);
    await openMap(page);
    const openNow = page.getByRole('main').getByRole('link', { name: 'Open now' });
    await openNow.click();
    await expect(page).toHaveURL(/open=true&view=map/);
    await expect(openNow).toHaveAttribute('aria-current', 'true');
    await page.getByRole('navigation', { name: 'Kinds of help' }).getByRole('link', { name: 'Food' }).click();
    await expect(page).toHaveURL(/type=FOOD&open=true&view=map/);
    await expect(page.getByRole('heading', { level: 1, name: 'Food' })).toBeVisible();
    const open = (await cardsOnPage(page)).map(({ name }) => name);
    for (const mark of await marksOf(page).all()) expect(open).toContain(await mark.getAttribute('title'));
  });
  await test.step('says that more services match than a page shows', async () => {
    await startOver(page);
    await gotoHydrated(page, '/?q=Abilene&view=map');
    await expect(mapOf(page).getByRole('status')).toHaveText(/^The first 100 of \d+ are shown$/);
  });
});

test('the markers of the map', async ({ page, request }) => {
  await test.step('a button shows the services when the map is elsewhere', async () => {
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
  await test.step('services at one position share a marker and are shown one by one', async () => {
    await startOver(page);
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
  await test.step('a confidential address has no marker on any map', async () => {
    await startOver(page);
    await openMap(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'Lantern House', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show on the map: Lantern House' })).toHaveCount(0);
    await gotoHydrated(page, await findService(request, 'Lantern House'));
    await expect(page.getByRole('group', { name: /^Map: where/ })).toHaveCount(0);
    await expect(page.getByText('The address is kept private.')).toBeVisible();
  });
  await test.step('without tiles the map shows outlines and names, and makes no requests', async () => {
    await startOver(page);
    await openMap(page);
    await expect(mapOf(page).getByText(countyNames).first()).toBeVisible();
    await expect(mapOf(page).getByText('Abilene', { exact: true })).toBeVisible();
    expect(await mapOf(page).locator('path').count()).toBeGreaterThan(50);
    await expect(mapOf(page).locator('.leaflet-tile')).toHaveCount(0);
    await expect(mapOf(page)).toContainText('US Census Bureau · GeoNames');
    // Screen readers read the status of each marker. Tab skips them, because the list has the same services.
    const marks = marksOf(page).getByRole('button', { name: /: (Open|Closed|Call|Contact)/ });
    await expect(marks).toHaveCount(await marksOf(page).count());
    await expect(mapOf(page).getByRole('button', { name: /^\d+ places here, \d+ open now$/ })).not.toHaveCount(0);
    await expect(mapOf(page).locator('.leaflet-marker-pane :is(button, [tabindex]):not([tabindex="-1"])')).toHaveCount(
      0,
    );
  });
  await test.step('the menu leads to the map and back', async () => {
    await startOver(page);
    await gotoHydrated(page, '/?type=FOOD&open=true');
    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Map view' }).click();
    await expect(page).toHaveURL(/type=FOOD&open=true&view=map/);
  });
});

test.describe('by keyboard', () => {
  test('the keyboard enters the map, moves in it, and leaves it', async ({ page }) => {
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
    await expect(mapOf(page).getByText('Map key')).toBeFocused();
    await page.keyboard.press('Tab');
    const isInMap = await mapOf(page).evaluate((map) => map.contains(document.activeElement));
    expect(isInMap).toBe(false);
  });
});

test.describe('with tiles', () => {
  test.use({ hasTiledServer: true, otherOrigin: new URL(tiles.url).origin });
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
  test.use({ hasTiledServer: true, otherOrigin: new URL(tiles.url).origin, expectedComplaints: /ERR_FAILED/ });

  test('the map shows the outlines and names', async ({ page }) => {
    await page.route(`${new URL(tiles.url).origin}/**`, (route) => route.abort());
    await openMap(page, `${tiledAddress}/?view=map`);
    await expect(mapOf(page).getByText(countyNames).first()).toBeVisible();
  });
});

test('on a phone the list loads no code of the map', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofMap = () => asked.filter((path) => /leaflet|[Mm]ap/.test(path));
  await gotoHydrated(page, '/');
  await page.waitForLoadState('networkidle');
  expect(ofMap()).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).click();
  await expect(marksOf(page).first()).toBeVisible();
  expect(ofMap().join()).toMatch(/\/ServicesMap.*\/maps-/);
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
    await expect(where.getByRole('link', { name: '3185 North' })).toHaveAttribute('href', /^https:.*3185/);
    await where.getByRole('button', { name: 'Zoom in' }).click();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list replaces the map, and an address replaces the small one', async ({ page, request }) => {
    await page.goto('/?type=FOOD&view=map');
    const words = page.locator('noscript p');
    await expect(words).toBeVisible();
    await expect(words).toHaveText(/^This browser has JavaScript turned off/);
    expect((await cardsOnPage(page)).length).toBeGreaterThan(20);
    await page.getByRole('main').getByRole('link', { name: 'List', exact: true }).click();
    await expect(words).toHaveCount(0);

    await page.goto(await findService(request, 'Christian Service Center Food Pantry'));
    const where = page.getByRole('region', { name: 'Where it is' });
    await expect(where).toContainText('3185 North 10th Street');
    await expect(where.getByRole('link', { name: '3185 North' })).toBeVisible();
    expect((await where.boundingBox())!.height).toBeLessThan(260);
  });
});
