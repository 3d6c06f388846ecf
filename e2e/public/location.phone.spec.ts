import type { Page } from '@playwright/test';
import { cardsOnPage } from '../lists/cardsOnPage.ts';
import { expect, test } from '../support/browserTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';

test.use({ tab: 'shared' });

const blocked = /Your device does not tell us where you are\./;
const failed = /We could not find where you are this time\./;

function pin(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /Location|Ubicación/i });
}

function drawer(page: Page) {
  return page.getByRole('dialog', { name: /Where are you looking|Dónde busca ayuda/ });
}

/** Counts the requests for the device's position, and answers with an error of this code. */
async function refuse(page: Page, code: number): Promise<void> {
  await page.addInitScript((code) => {
    const count = () => Object.assign(window, { asked: ((window as { asked?: number }).asked ?? 0) + 1 });
    const error = { code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' } as const;
    navigator.geolocation.getCurrentPosition = (_found, refused) => {
      count();
      refused?.(error);
    };
  }, code);
}

function timesAsked(page: Page): Promise<number> {
  return page.evaluate(() => (window as { asked?: number }).asked ?? 0);
}

test('a refused location is not requested again, and a city is found while a person types', async ({ page }) => {
  await refuse(page, 1);
  await gotoHydrated(page, '/?type=FOOD');
  expect(await timesAsked(page)).toBe(0);
  await pin(page).click();
  await drawer(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(drawer(page).getByRole('alert')).toHaveText(blocked);
  expect(await timesAsked(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await pin(page).click();
  await expect(drawer(page).getByRole('alert')).toHaveText(blocked);
  expect(await timesAsked(page)).toBe(1);

  const box = drawer(page).getByRole('combobox', { name: 'City or ZIP code' });
  await box.fill('abil');
  await expect(drawer(page).getByRole('option', { name: 'Abilene, Taylor County' })).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(drawer(page)).toBeHidden();
  await expect(pin(page)).toContainText('Abilene');
  await expect(pin(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'closest first' })).toBeVisible();
  await expect(page).toHaveURL('/?type=FOOD');
  const cards = await cardsOnPage(page);
  // Open ones come first, the nearest at the top. A service without a known door shows no miles.
  const open = cards
    .filter(({ text, distance }) => text.includes('Open until') && distance !== null)
    .map(({ distance }) => distance!);
  expect(open.length).toBeGreaterThan(1);
  expect(open).toEqual(open.toSorted((one, other) => one - other));
});

test('the drawer of places', async ({ page, request }) => {
  await test.step('a town of the region is chosen with one button, and each of them names one place', async () => {
    await gotoHydrated(page, '/?type=FOOD');
    await pin(page).click();
    const towns = drawer(page).getByRole('group', { name: 'Or choose a town' }).getByRole('button');
    await expect(towns.first()).toBeVisible();
    const names = await towns.allTextContents();
    expect(names.length).toBeGreaterThan(5);
    for (const keyword of names) {
      const response = await request.post('/api/services/search-city-or-zip', { data: { keyword } });
      const { cities } = (await response.json()).data as { cities: { name: string }[] };
      expect(cities.filter(({ name }) => name === keyword)).toHaveLength(1);
    }
    await towns.getByText('Sweetwater').click();
    await expect(drawer(page)).toBeHidden();
    await expect(pin(page)).toContainText('Sweetwater');
    await expect(page.getByRole('status').filter({ hasText: 'closest first' })).toBeVisible();
  });
  await test.step('the phone’s back button closes the drawer; it opens over any page, and that page stays', async () => {
    await startOver(page);
    await gotoHydrated(page, '/crisis_lines');
    await pin(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/crisis_lines');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('an unknown place is reported, and the drawer has no barrier', async () => {
    await startOver(page);
    await gotoHydrated(page, '/about?lang=es');
    await pin(page).click();
    const box = drawer(page).getByRole('combobox');
    await box.fill('abil');
    await expect(drawer(page).getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await box.fill('Xyzzyville');
    await expect(drawer(page).getByRole('status')).toHaveText('No se encontraron resultados. Escriba otro lugar');
    await expectAccessible(page);
  });
  await test.step('the whole drawer can be reached at 320 px and 400 %', async () => {
    await startOver(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await gotoHydrated(page, '/?type=FOOD');
    await pin(page).click();
    await drawer(page).getByRole('combobox').fill('abil');
    const last = drawer(page).getByRole('option').last();
    await expect(last).toBeVisible();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('a failed location request leaves the place unset and can be repeated', async ({ page }) => {
  await refuse(page, 2);
  await gotoHydrated(page, '/?type=FOOD');
  await pin(page).click();
  const button = drawer(page).getByRole('button', { name: 'Use my location' });
  await button.click();
  await expect(drawer(page).getByRole('alert')).toHaveText(failed);
  await button.click();
  await expect.poll(() => timesAsked(page)).toBe(2);
  await expect(page.getByRole('banner', { includeHidden: true })).toContainText('Location');
  expect((await page.context().cookies()).some(({ name }) => name === 'place')).toBe(false);
});

test('each new place replaces the last one: a city, a ZIP, the device, none', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: -100.4052, latitude: 32.4701 });
  await gotoHydrated(page, '/?type=FOOD');
  const storedPlaces = async () => {
    const cookies = (await context.cookies()).filter(({ name }) => name === 'place');
    return cookies.map(({ value }) => decodeURIComponent(value));
  };
  const box = drawer(page).getByRole('combobox', { name: 'City or ZIP code' });
  await pin(page).click();
  await box.fill('Snyder');
  await drawer(page).getByRole('option', { name: 'Snyder, Scurry County' }).click();
  await expect(pin(page)).toContainText('Snyder');

  await pin(page).click();
  await box.fill('79601');
  await box.press('Enter');
  await expect(pin(page)).toContainText('Abilene 79601');
  expect(await storedPlaces()).toEqual([expect.stringMatching(/\|Abilene 79601$/)]);

  await pin(page).click();
  await drawer(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(pin(page)).toContainText('Near you');
  expect(await storedPlaces()).toEqual(['-100.405|32.47|']);

  await pin(page).click();
  await drawer(page).getByRole('button', { name: 'Clear location' }).click();
  await expect(pin(page)).toHaveText('Location');
  expect(await storedPlaces()).toEqual([]);
  expect((await cardsOnPage(page))[0]?.distance).toBeNull();
});

test.describe('without network', () => {
  test.use({ tab: 'own', expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('says that the search needs a network, and keeps the input', async ({ page, context }) => {
    await gotoHydrated(page, '/?type=FOOD');
    await pin(page).click();
    const box = drawer(page).getByRole('combobox');
    await expect(box).toBeVisible();
    await context.setOffline(true);
    await box.fill('Abilene');
    await expect(drawer(page).getByRole('status')).toHaveText('Can not connect to server. Please check your network');
    await expect(box).toHaveValue('Abilene');
  });

  test('a drawer that cannot load leaves the page and says why', async ({ page, context }) => {
    await gotoHydrated(page, '/?type=FOOD');
    await context.setOffline(true);
    await pin(page).click();
    await expect(page.getByRole('alert')).toHaveText('Can not connect to server. Please check your network');
    await expect(page.getByRole('heading', { level: 1, name: 'Food' })).toBeVisible();
    await expect(page).toHaveURL('/?type=FOOD');
  });
});
