import { gotoCards } from '../lists/cardsOnPage.ts';
import { addByApi } from '../manage/adminTest.ts';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { moment } from '../support/testConfig.ts';
import { installWorker, setWorkerClock, storeData } from './installWorker.ts';

test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED/, data: 'own' });

const title = 'Tormenta de hielo esta noche';

test('a phone without a network shows the news of the region until its last day is over', async ({
  page,
  context,
  request,
}) => {
  const pantry = await findService(request, 'Christian Service Center Food Pantry');
  const stored = { title: 'Ice storm tonight', text: 'Warming centers are open. Call 2-1-1.', isUrgent: true };
  const inSpanish = { titleEs: title, textEs: 'Hay centros abiertos. Llame al 2-1-1.' };
  await addByApi(request, '/regional-notices', { ...stored, ...inSpanish, lastDay: '2026-11-19' });
  await installWorker(page, '/menu?lang=es');
  await storeData(page, moment);
  await context.setOffline(true);
  await gotoCards(page, '/?type=SHELTER', 'es');
  await page.getByText(title).first().click();
  await expect(page.getByText(inSpanish.textEs)).toBeVisible();
  for (const path of [pantry, '/notices', '/chatbot']) {
    await page.goto(`${path}?lang=es`);
    await expect(page.getByRole('main').getByText(title)).toBeVisible();
    await expect(page.getByRole('main').getByText('2-1-1')).toBeVisible();
  }
  await setWorkerClock(page, '2026-11-20T16:00:00Z');
  await page.goto(`${pantry}?lang=es`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Christian Service Center Food Pantry');
  await expect(page.getByText(title)).toHaveCount(0);
});
