import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { administrator, moment } from '../support/testConfig.ts';
import { installWorker, storeData } from './installWorker.ts';

test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404/, data: 'own' });

const pantryName = 'Christian Service Center Food Pantry';

for (const { language, gone, notFound, unreachable } of [
  {
    language: 'en',
    gone: 'deleted',
    notFound: 'Page not found',
    unreachable: 'Can not connect to server. Please check your network',
  },
  {
    language: 'es',
    gone: 'unapproved',
    notFound: 'Página no encontrada',
    unreachable: 'No hay conexión con el servidor. Revise su conexión',
  },
] as const) {
  test(`a service that was ${gone} while the phone had no network is removed at the next contact`, async ({
    page,
    context,
    request,
    server,
  }) => {
    const pantry = await findService(request, pantryName);
    await installWorker(page, `/?lang=${language}`);
    await storeData(page, moment);
    await context.setOffline(true);
    await page.goto(pantry);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pantryName);
    const signIn = await request.post('/api/auth/sign-in', { data: administrator });
    const headers = { authorization: `Bearer ${(await signIn.json()).data.token}` };
    if (gone === 'unapproved') await server.send('unapprove the pantry');
    else expect((await request.delete(`/api${pantry}`, { headers })).status()).toBe(200);
    await context.setOffline(false);
    await storeData(page, moment);
    await context.setOffline(true);
    await page.goto(pantry);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
    await test.step('a service that the phone does not know may be newer than its data', async () => {
      await page.goto('/services/00000000-0000-4000-8000-000000000000');
      await expect(page.getByRole('alert')).toHaveText(unreachable);
    });
  });

  test(`a full device shows the site as before: ${language}`, async ({ page, baseURL }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 1 });
    await page.goto(`/?lang=${language}`);
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration !== undefined && registration.installing === null;
    });
    await page.goto('/?type=FOOD');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
