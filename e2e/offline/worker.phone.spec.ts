import type { Page } from '@playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { moment } from '../support/testConfig.ts';
import { installWorker, savedLine, storeData } from './installWorker.ts';

test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_CONNECTION_REFUSED|ERR_FAILED/ });
test.afterEach(({ server }) => server.send('stop').then(() => server.send('start')));

/** What the site has stored on the device. */
const readStored = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

test('OFFLINE=off removes the worker and everything that it stored, and keeps the page with its input', async ({
  page,
  server,
}) => {
  await installWorker(page, '/feedback?lang=es');
  await expect.poll(() => readStored(page)).toMatchObject({ databases: ['amparo'], workers: 1 });
  const message = page.getByRole('textbox', { name: 'Mensaje' });
  await message.fill('The hours are wrong');
  await server.send('stop');
  await server.send('start without offline');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => readStored(page)).toEqual({ caches: [], databases: [], workers: 0 });
  await expect(message).toHaveValue('The hours are wrong');
});

test('a new build waits while a page of the old one has input, and is active when the only page has it', async ({
  page,
  server,
}) => {
  await installWorker(page, '/feedback');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('The hours are wrong');
  await server.send('stop');
  await server.send('start next build');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
  await expect.poll(isWaiting).toBe('installed');
  await expect(message).toHaveValue('The hours are wrong');
  // The page of the old build does not close before this one opens, so the browser itself lets the new worker wait.
  await page.addInitScript(pretendNextBuild);
  await gotoHydrated(page, '/feedback');
  await expect.poll(isWaiting).toBeUndefined();
});

/** The pages of 'start next build' are those of the old one, so only the version in the list of routes is another. */
function pretendNextBuild(): void {
  let routes: object | undefined;
  Object.defineProperty(window, '__reactRouterManifest', {
    get: () => routes,
    set: (loaded: object) => {
      routes = { ...loaded, version: 'next' };
    },
  });
}

test('the pages open while the server is stopped, also after the browser has stopped the worker', async ({
  page,
  server,
}) => {
  await installWorker(page);
  await storeData(page, moment);
  await server.send('stop');
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  try {
    await page.goto('/?type=FOOD');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(savedLine(page)).toBeVisible();
    await page.goto('/introduce');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/manage_users');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs a network');
  } finally {
    await server.send('start');
  }
  await gotoHydrated(page, '/?type=FOOD');
  await page.getByRole('link', { name: 'Christian Service Center Food Pantry', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Christian Service Center Food Pantry');
  await expect(savedLine(page)).toHaveCount(0);
});
