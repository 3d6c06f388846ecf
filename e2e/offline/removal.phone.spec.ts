import type { Page } from '@playwright/test';
import { openMenu, signIn, test } from '../account/accountTest.ts';
import { findService } from '../services/findService.ts';
import { expect } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { administrator, moment } from '../support/testConfig.ts';
import { installWorker, storeData } from './installWorker.ts';

test.use({ serviceWorkers: 'allow' });

/** What the site has stored on the device. The values of databases and caches are one text each. */
async function readStored(page: Page) {
  const stored = await page.evaluate(async () => {
    const promised = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await promised(indexedDB.open(name));
      const values = [...database.objectStoreNames].map((store) =>
        promised(database.transaction(store).objectStore(store).getAll()),
      );
      databases.push({ name, text: JSON.stringify(await Promise.all(values)) });
      database.close();
    }
    const cached = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const bodies = (await cache.keys()).map(async (key) => (await cache.match(key))!.text());
      cached.push({ name, text: (await Promise.all(bodies)).join('\n') });
    }
    return {
      caches: cached,
      databases,
      local: { ...localStorage },
      session: { ...sessionStorage },
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    };
  });
  return { ...stored, cookies: await page.context().cookies() };
}

test('signing out leaves nothing of the person on the device', async ({ page, request, person }) => {
  await installWorker(page, '/login');
  await signIn(page, person);
  await expectAnnouncement(page, 'Welcome, Ana Sample!');
  await gotoHydrated(page, '/add_service');
  await page.getByRole('textbox', { name: 'Name of the service' }).fill('A draft of Ana');
  for (const path of ['/update_profile', '/manage_services', '/feedbacks', '/']) await gotoHydrated(page, path);
  await storeData(page, moment);
  const text = async () => JSON.stringify(await readStored(page));
  const traces = [person.email, person.displayName, 'A draft of Ana'];
  const before = await text();
  for (const trace of traces) expect(before).toContain(trace);
  const { token } = JSON.parse((await readStored(page)).local.session!) as { token: string };
  await (await openMenu(page)).getByRole('button', { name: 'Sign out' }).click();
  await expectAnnouncement(page, 'Signed out successfully');
  const { id } = (
    await (await request.get('/api/auth/profile', { headers: { authorization: `Bearer ${person.token}` } })).json()
  ).data;
  const after = await text();
  for (const trace of [...traces, token, id]) expect(after).not.toContain(trace);
  const answer = await request.get('/api/auth/profile', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test('"Remove everything" leaves nothing on the device', async ({ page, request }) => {
  const pantry = await findService(request, 'Christian Service Center Food Pantry');
  await installWorker(page, '/?lang=es');
  await storeData(page, moment);
  const { data } = await (await request.post('/api/auth/sign-in', { data: administrator })).json();
  await page.evaluate((session) => localStorage.setItem('session', session), JSON.stringify(data));
  await page.evaluate((id) => localStorage.setItem('favorites', JSON.stringify([id])), pantry.split('/').at(-1));
  const url = new URL(page.url()).origin;
  await page.context().addCookies([
    { name: 'session', value: data.token, url, httpOnly: true },
    { name: 'place', value: '-99.733|32.449|Abilene', url },
  ]);
  await gotoHydrated(page, '/this_phone');
  const before = await readStored(page);
  expect(before.databases.map(({ name }) => name)).toContain('amparo');
  expect(before.caches.length).toBeGreaterThan(0);
  expect(before).toMatchObject({ workers: 1, local: { favorites: expect.any(String), session: expect.any(String) } });
  await page.getByRole('button', { name: 'Borrar todo ahora' }).click();
  await expect(page.getByText('Se borró todo de este teléfono.')).toBeVisible();
  await expect(page).toHaveURL(/removed=yes/);
  // A page that may store anything begins three seconds after it has opened (startOfflineLater.ts).
  await page.waitForTimeout(4000);
  const { session, ...stored } = await readStored(page);
  expect(stored).toEqual({ caches: [], databases: [], local: {}, workers: 0, cookies: [] });
  // The positions of the pages of this window, for going back.
  expect(Object.keys(session).filter((key) => key !== 'react-router-scroll-positions')).toEqual([]);
});
