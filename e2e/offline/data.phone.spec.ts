import type { Page } from '@playwright/test';
import { findService } from '../services/findService.ts';
import { administratorHeaders } from '../services/serviceForm.ts';
import { expect, test } from '../support/browserTest.ts';
import { moment } from '../support/testConfig.ts';
import { installWorker, startOfflineAtOnce, storeData } from './installWorker.ts';

test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404/, data: 'own' });

const pantryName = 'Christian Service Center Food Pantry';
const shelterName = 'Porchlight Night Shelter';

test('services that were unapproved or deleted while the phone had no network are removed at the next contact', async ({
  page,
  context,
  request,
  server,
}) => {
  const pantry = await findService(request, pantryName);
  const shelter = await findService(request, shelterName);
  const title = page.getByRole('heading', { level: 1 });
  await installWorker(page, '/?lang=es');
  await storeData(page, moment);
  await context.setOffline(true);
  for (const [path, name] of [
    [pantry, pantryName],
    [shelter, shelterName],
  ] as const) {
    await page.goto(path);
    await expect(title).toHaveText(name);
  }
  const headers = await administratorHeaders(request);
  await server.send('unapprove the pantry');
  expect((await request.delete(`/api${shelter}`, { headers })).status()).toBe(200);
  await context.setOffline(false);
  await storeData(page, moment);
  await context.setOffline(true);
  for (const path of [pantry, shelter]) {
    await page.goto(path);
    await expect(title).toHaveText('Página no encontrada');
  }
  await test.step('a service that the phone does not know may be newer than its data', async () => {
    await page.goto('/services/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('alert')).toHaveText('No hay conexión con el servidor. Revise su conexión');
  });
});

test('a full device stores nothing and shows the site as before', async ({ page, baseURL }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 1 });
  await startOfflineAtOnce(page);
  await page.goto('/menu');
  // The browser creates the cache before it refuses the first page.
  await expect.poll(() => readSpace(page)).toEqual({ files: [0], workers: 0 });
  await page.goto('/?type=FOOD');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** The number of files in each cache, and of service workers. */
const readSpace = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const files = await Promise.all(stores.map(async (store) => (await store.keys()).length));
    return { files, workers: (await navigator.serviceWorker.getRegistrations()).length };
  });
