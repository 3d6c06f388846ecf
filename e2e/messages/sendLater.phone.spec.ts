import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../account/accountTest.ts';
import { findService } from '../services/findService.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { drawPhoto } from './drawPhoto.ts';
import { readFeedback } from './readFeedback.ts';
import { readyForOffline } from './readyForOffline.ts';

test.use({
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 400/,
  otherOrigin: 'https://www.weather.gov',
});

const waits = 'Not sent yet. It waits on this phone and is sent when there is a connection.';
const english = {
  code: 'en',
  email: 'Email',
  message: 'Message',
  send: 'Send',
  waits,
  line: '1 message waits to be sent.',
};
const spanish: typeof english = {
  code: 'es',
  email: 'Correo electrónico',
  message: 'Mensaje',
  send: 'Enviar',
  waits: 'Aún no se envió. Espera en este teléfono y se envía cuando haya conexión.',
  line: '1 mensaje espera para enviarse.',
};
const line = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Fills in a report and sends it without a network. */
async function reportOffline(page: Page, request: APIRequestContext, words: string, language = english): Promise<void> {
  await gotoHydrated(page, `${await findService(request, 'Porchlight Night Shelter')}/report?lang=${language.code}`);
  await page.getByRole('textbox', { name: language.email }).fill('visitor@example.org');
  await page.getByRole('textbox', { name: language.message }).fill(words);
  await readyForOffline(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: language.send, exact: true }).click();
  await expectAnnouncement(page, language.waits);
}

for (const language of [english, spanish]) {
  test(`a report is sent once after reconnecting, with two tabs open: ${language.code}`, async ({
    page,
    request,
    context,
  }) => {
    const words = `They moved. ${crypto.randomUUID()}`;
    const other = await context.newPage();
    await gotoHydrated(other, '/about');
    await reportOffline(page, request, words, language);
    await expect(line(page, language.line)).toBeVisible();
    const answered: string[] = [];
    // An attempt that fails while the network returns is repeated with the same key.
    context.on(
      'requestfinished',
      (one) => one.url().includes('/api/feedbacks/') && answered.push(one.headers()['idempotency-key'] ?? ''),
    );
    await context.setOffline(false);
    await expect(page.getByText(language.line)).toHaveCount(0);
    await expect(other.getByText(language.line)).toHaveCount(0);
    expect(await readFeedback(request, words)).toHaveLength(1);
    await expect.poll(() => answered).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('waiting'))).toBe('[]');
    await other.close();
  });
}

test('feedback with a photo waits over a restart of the app, and arrives with it', async ({
  page,
  request,
  context,
}) => {
  const words = `The sign is new. ${crypto.randomUUID()}`;
  await gotoHydrated(page, '/feedback?lang=en');
  await page.getByRole('textbox', { name: 'Email' }).fill('visitor@example.org');
  await page.getByRole('textbox', { name: 'Subject' }).fill('The sign');
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  const buffer = await drawPhoto(page, 'sign');
  await page.getByLabel('Add photos').setInputFiles([{ name: 'sign.png', mimeType: 'image/png', buffer }]);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1);
  await readyForOffline(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expectAnnouncement(page, waits);
  await page.close();
  expect(await readFeedback(request, words)).toEqual([]);
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/about');
  await expect.poll(async () => (await readFeedback(request, words)).map(({ images }) => images.length)).toEqual([1]);
  await expect(next.getByText('A message that waited was sent.')).toBeVisible();
});

test('a killed tab sends its message at the next start, once', async ({ page, request, context }) => {
  const words = `Closed on Mondays. ${crypto.randomUUID()}`;
  await gotoHydrated(page, `${await findService(request, 'Porchlight Night Shelter')}/report?lang=en`);
  await page.getByRole('textbox', { name: 'Email' }).fill('visitor@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  // The server stores the report, and the tab dies before it reads the response.
  const isStored = new Promise<void>((resolve) => {
    void context.route('**/api/feedbacks/service', async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await isStored;
  await page.close();
  await context.unroute('**/api/feedbacks/service');
  const next = await context.newPage();
  const again = next.waitForResponse('**/api/feedbacks/service');
  await next.goto('/about');
  expect((await again).status()).toBe(201);
  await expect.poll(() => next.evaluate(() => localStorage.getItem('waiting'))).toBe('[]');
  expect(await readFeedback(request, words)).toHaveLength(1);
});

test('a refused message returns to its form with the input and the error at its field', async ({
  page,
  request,
  context,
}) => {
  const words = `They moved. ${crypto.randomUUID()}`;
  await reportOffline(page, request, words);
  await expect(line(page, '1 message waits to be sent.')).toBeVisible();
  await context.route('**/api/feedbacks/service', async (route) => {
    const json = { key: 'VALIDATION', errors: { email: 'EMAIL_MUST_BE_A_VALID_EMAIL' } };
    await route.fulfill({ status: 400, json });
  });
  await context.setOffline(false);
  const refused = line(page, '1 message was not sent.');
  await expect(refused).toBeVisible();
  await context.unroute('**/api/feedbacks/service');
  await refused.getByRole('link', { name: 'Show messages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'On this phone' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Report about Porchlight Night Shelter' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Check and send again' }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(words);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please input valid Email');
  await email.fill('right@example.org');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expectAnnouncement(page, 'Report Sent Successfully');
  expect(await readFeedback(request, words)).toHaveLength(1);
  await expect(page.getByText('was not sent')).toHaveCount(0);
});

test('a person deletes what waits, and leaving quickly leaves nothing', async ({ page, request, context }) => {
  const words = `They moved. ${crypto.randomUUID()}`;
  await test.step('the list deletes a message', async () => {
    await reportOffline(page, request, words);
    await context.route('**/api/feedbacks/**', (route) => route.abort());
    await context.setOffline(false);
    await gotoHydrated(page, '/this_phone');
    await page.getByRole('button', { name: 'Delete: Report about Porchlight Night Shelter' }).click();
    await expectAnnouncement(page, 'Deleted. It will not be sent.');
    await expect(page.getByText('Nothing waits.')).toBeVisible();
  });
  await test.step('leaving quickly deletes the database', async () => {
    await context.unroute('**/api/feedbacks/**');
    await reportOffline(page, request, words);
    await context.route('**/api/feedbacks/**', (route) => route.abort());
    await context.setOffline(false);
    await page.route('https://www.weather.gov/', (route) => route.fulfill({ body: 'Weather' }));
    await page.getByRole('link', { name: 'Leave quickly' }).click();
    await expect(page).toHaveURL('https://www.weather.gov/');
    await page.goto('/robots.txt');
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(databases).not.toContain('outbox');
    await context.unroute('**/api/feedbacks/**');
    await gotoHydrated(page, '/this_phone');
    await expect(page.getByText('Nothing waits.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('waiting'))).toBe('[]');
  });
  expect(await readFeedback(request, words)).toEqual([]);
});
