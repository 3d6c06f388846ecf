import type { Page } from '@playwright/test';
import { cardsOnPage } from '../lists/cardsOnPage.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';
import { moment } from '../support/testConfig.ts';
import { installWorker, storeData } from './installWorker.ts';

test.use({
  serviceWorkers: 'allow',
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/,
  contextOptions: { reducedMotion: 'reduce' },
});

const english = {
  code: 'en',
  food: 'Food',
  pantries: /^Food pantries/,
  audiences: /^For: /,
  seniors: 'Seniors',
  show: 'Show services',
  openNow: 'Open now',
  location: /Location/,
  keyword: 'City or ZIP code',
  find: 'Find',
  nearest: 'closest first',
  map: 'Map',
  favorite: 'Favorite',
  menu: 'Menu',
  favorites: /^My favorites/,
  crisisLines: 'Crisis lines',
  search: 'Search all services',
  misspelled: 'diapres',
  danger: 'I want to die',
};
const spanish: typeof english = {
  code: 'es',
  food: 'Comida',
  pantries: /^Despensas/,
  audiences: /^Para: /,
  seniors: 'Personas mayores',
  show: 'Mostrar servicios',
  openNow: 'Abierto ahora',
  location: /Ubicación/,
  keyword: 'Ciudad o código postal',
  find: 'Buscar',
  nearest: 'por cercanía',
  map: 'Mapa',
  favorite: 'Favorito',
  menu: 'Menú',
  favorites: /^Mis favoritos/,
  crisisLines: 'Líneas de crisis',
  search: 'Buscar en todos los servicios',
  misspelled: 'pañlaes',
  danger: 'quiero morir',
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });

/** A visit, step by step. Each waits for its result. */
function stepsOf(page: Page, words: typeof english): (() => Promise<void>)[] {
  return [
    async () => {
      await page.getByRole('navigation').getByRole('link', { name: words.food, exact: true }).first().click();
      await expect(title(page)).toHaveText(words.food);
    },
    async () => {
      await link(page, words.pantries).click();
      await expect(link(page, words.pantries)).toHaveAttribute('aria-current', 'true');
    },
    async () => {
      await main(page).getByText(words.audiences).click();
      await main(page).getByRole('checkbox', { name: words.seniors, exact: true }).check();
      await main(page).getByRole('button', { name: words.show }).click();
      await expect(main(page).getByText(words.audiences)).toContainText(words.seniors, { ignoreCase: true });
    },
    async () => {
      await link(page, words.openNow).click();
      await expect(link(page, words.openNow)).toHaveAttribute('aria-current', 'true');
    },
    async () => {
      await page.getByRole('banner').getByRole('link', { name: words.location }).click();
      await page.getByRole('combobox', { name: words.keyword }).fill('79601');
      await page.getByRole('dialog').getByRole('button', { name: words.find, exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: words.nearest })).toBeVisible();
    },
    async () => {
      await main(page).getByRole('link', { name: words.map, exact: true }).click();
      await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible();
      await page.goBack();
      await expect(page.locator('.leaflet-marker-icon')).toHaveCount(0);
    },
    async () => {
      const first = main(page).getByRole('article').first().getByRole('heading').getByRole('link');
      const name = (await first.textContent())!;
      await first.click();
      await expect(title(page)).toHaveText(name);
    },
    async () => {
      const star = page.getByRole('banner').getByRole('button', { name: words.favorite });
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
    },
    async () => {
      await page.getByRole('banner').getByRole('link', { name: words.menu }).click();
      await page.getByRole('dialog').getByRole('link', { name: words.favorites }).click();
      await expect(main(page).getByRole('article')).toHaveCount(1);
    },
    async () => {
      await page.getByRole('complementary').getByRole('link', { name: words.crisisLines }).click();
      await expect(title(page)).toHaveText(words.crisisLines);
      await expect(main(page).getByRole('article').first()).toBeVisible();
    },
    async () => {
      await gotoHydrated(page, '/');
      await page.getByRole('searchbox', { name: words.search }).fill(words.misspelled);
      await expect(title(page)).toContainText(words.misspelled);
    },
    async () => {
      await page.getByRole('searchbox', { name: words.search }).fill(words.danger);
      await expect(title(page)).toContainText(words.danger);
      await expect(main(page).getByRole('link', { name: /988/ }).first()).toBeVisible();
    },
    async () => {
      await gotoHydrated(page, '/chatbot');
      await page.getByRole('textbox').fill(words.misspelled);
      await page.getByRole('textbox').press('Enter');
      await expect(page.getByRole('log').getByRole('article').first()).toBeVisible();
    },
  ];
}

/** The title, and the names of the cards. */
async function see(page: Page): Promise<string[]> {
  return [await title(page).innerText(), ...(await cardsOnPage(page)).map(({ name }) => name)];
}

/** The same once it no longer changes. */
async function seeSettled(page: Page): Promise<string[]> {
  let seen = await see(page);
  for (let before: string[] = []; before.join() !== seen.join(); seen = await see(page)) {
    before = seen;
    await page.waitForTimeout(300);
  }
  return seen;
}

/** Takes all steps. The network is cut before a step, or restored. A person sees the same as before, if that is known. */
async function visit(page: Page, words: typeof english, isCutAt: (step: number) => boolean, known?: string[][]) {
  const seen: string[][] = [];
  await startOver(page);
  await gotoHydrated(page, `/?lang=${words.code}`);
  for (const [n, act] of stepsOf(page, words).entries()) {
    await page.context().setOffline(isCutAt(n));
    await test.step(`step ${n}, ${isCutAt(n) ? 'without' : 'with'} a network`, act);
    if (known) await expect.poll(() => see(page)).toEqual(known[n]);
    else seen.push(await seeSettled(page));
  }
  await page.context().setOffline(false);
  return seen;
}

for (const words of [english, spanish]) {
  test(`a visit shows the same with a network, and if it is cut at any step: ${words.code}`, async ({ page }) => {
    await installWorker(page, `/?lang=${words.code}`);
    await storeData(page, moment);
    // Each step has no network in one of the visits, and one in the other.
    const seen = await visit(page, words, (n) => n % 2 === 0);
    await visit(page, words, (n) => n % 2 === 1, seen);
  });
}
