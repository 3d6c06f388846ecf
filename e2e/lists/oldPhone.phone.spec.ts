import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { administrator } from '../support/testConfig.ts';

/** Methods that are newer than Chrome 87, Safari 14.1 and Firefox 88. */
const laterThan2020 = {
  Object: ['hasOwn', 'groupBy'],
  'Array.prototype': ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'],
  'String.prototype': ['at', 'isWellFormed', 'toWellFormed'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf'],
  'Crypto.prototype': ['randomUUID'],
  AbortSignal: ['timeout', 'any'],
  Promise: ['withResolvers', 'try'],
  'Element.prototype': ['checkVisibility'],
  'HTMLElement.prototype': ['inert', 'showPopover'],
  window: ['structuredClone', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'Temporal'],
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript((later) => {
    type Owner = Record<string, unknown>;
    for (const [path, names] of Object.entries(later)) {
      const owner = path.split('.').reduce((object, name) => object[name] as Owner, window as unknown as Owner);
      for (const name of names) delete owner[name];
    }
  }, laterThan2020);
});

const isOld = (page: Page) => page.evaluate(() => !('hasOwn' in Object) && !('randomUUID' in crypto));

test('on a phone of 2020 a place is chosen, a service opened, and the chat answers', async ({ page }) => {
  await gotoHydrated(page, '/?type=FOOD');
  expect(await isOld(page)).toBe(true);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Location/ })
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: 'City or ZIP code' }).fill('abil');
  await drawer.getByRole('option', { name: 'Abilene, Taylor County' }).click();
  await expect(drawer).toBeHidden();
  // The list of the place replaces the cards.
  await expect(page.getByRole('status').filter({ hasText: 'closest first' })).toBeVisible();
  await page.getByRole('article').getByRole('heading').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Something is wrong here' })).toBeVisible();
  await page.getByRole('link', { name: 'Something is wrong here' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Chat' }).click();
  await page.getByRole('textbox').fill('a bed tonight');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('log').getByRole('article').first()).toBeVisible();
});

const publicPaths = [
  '/?view=map',
  '/crisis_lines',
  '/my_favorites',
  '/login?back=%2F',
  '/menu',
  '/introduce',
  '/feedback',
];

test('public pages hydrate on a phone of 2020', async ({ page }) => {
  for (const path of publicPaths) {
    await test.step(path, async () => {
      await gotoHydrated(page, path);
      expect(await isOld(page)).toBe(true);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading').first()).toBeVisible();
    });
  }
});

const managedPaths = ['/add_service', '/overview', '/manage_approvals', '/feedbacks', '/changes'];

test('on a phone of 2020 an administrator opens each page and writes a text', async ({ page }) => {
  await signInOnDevice(page, administrator);
  for (const path of managedPaths) {
    await test.step(path, async () => {
      await gotoHydrated(page, path);
      expect(await isOld(page)).toBe(true);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
  await gotoHydrated(page, '/manage_pages/PRIVACY');
  expect(await isOld(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Text' }).press('Control+End');
  await page.keyboard.type('Sample words');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Sample words');
  const completed = await page.evaluate(() => [
    Object.hasOwn({ own: 1 }, 'own') && !Object.hasOwn({}, 'toString'),
    [1, 2, 3].at(-1) === 3 && 'words'.at(-1) === 's' && [1].at(4) === undefined,
    [1, 2, 3].findLast((one) => one < 3) === 2,
  ]);
  expect(completed).toEqual([true, true, true]);
});

test.describe('without a network', () => {
  // The engine of the service worker runs in a page here, because tests cannot change a worker before it starts.
  test.use({ bypassCSP: true });

  test('the engine of a phone of 2020 stores the data, and answers a list, a search, and the chat', async ({
    page,
  }) => {
    await page.goto('/robots.txt');
    expect(await isOld(page)).toBe(true);
    const file = readdirSync('web/build/client/assets').find((name) => /^engine-.*\.js$/.test(name));
    await page.addScriptTag({ url: `/assets/${file}` });
    const statuses = await page.evaluate(async () => {
      const { engine } = self as unknown as {
        engine: { sync(options: object): Promise<void>; answer(call: object): Promise<{ status: number } | null> };
      };
      await engine.sync({ place: null, isCostly: false });
      const get = (query: object) => engine.answer({ method: 'GET', path: '/services', query });
      const answers = [
        await get({ type: 'FOOD', sort: 'openFirst', limit: '100' }),
        await get({ q: 'diapres', limit: '100' }),
        await engine.answer({ method: 'POST', path: '/bot/query', query: {}, body: { query: 'a bed tonight' } }),
      ];
      return answers.map((answer) => answer?.status);
    });
    expect(statuses).toEqual([200, 200, 200]);
  });
});
