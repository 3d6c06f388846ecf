import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { firstVisit, moment } from '../support/testConfig.ts';
import { clearCache, installWorker, storeData, waitForWorker } from './installWorker.ts';

test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('after one visit, pages open without a network, in the language and at the place', async ({ page, context }) => {
  await installWorker(page, '/?lang=es');
  await context.addCookies([{ name: 'place', value: '-99.733|32.449|79601', url: page.url() }]);
  await page.close();
  await context.setOffline(true);
  const next = await context.newPage();
  await next.goto('/menu');
  await expect(next.locator('html')).toHaveAttribute('lang', 'es');
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('Menú');
  await expect(next.getByRole('banner').getByRole('link', { name: 'Ubicación' })).toContainText('79601');
  await test.step('in another language too', async () => {
    await next.goto('/introduce?lang=en');
    await expect(next.locator('html')).toHaveAttribute('lang', 'en');
    await next.goto('/menu');
    await expect(next.getByRole('heading', { level: 1 })).toHaveText('Menu');
  });
});

test.describe('on the first visit', () => {
  test.use({ storageState: firstVisit });

  test('the pages are stored when the person agrees, without a reload', async ({ page, context }) => {
    let documents = 0;
    page.on('domcontentloaded', () => {
      documents += 1;
    });
    // A page that starts looks at the connection, then at once whether the person has agreed.
    await page.addInitScript(() => {
      const { connection } = navigator as { connection?: object };
      Object.defineProperty(navigator, 'connection', {
        get: () => {
          Object.assign(window, { hasStarted: true });
          return connection;
        },
      });
    });
    await gotoHydrated(page, '/introduce?slide=9');
    await page.waitForFunction(() => 'hasStarted' in window);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await page.getByRole('button', { name: 'I agree' }).click();
    await waitForWorker(page);
    await clearCache(page);
    expect(documents).toBe(1);
    await context.setOffline(true);
    await page.goto('/menu');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu');
  });
});

test('a person removes what the site stored without a network, while the worker has the database open', async ({
  page,
  context,
}) => {
  await installWorker(page);
  await storeData(page, moment);
  await context.setOffline(true);
  await page.goto('/this_phone');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('On this phone');
  await page.getByRole('button', { name: 'Remove everything now' }).click();
  await expect(page.getByText('Everything was removed from this phone.')).toBeVisible();
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toEqual([]);
});
