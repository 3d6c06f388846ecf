import { expect, test } from '../support/browserTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { findMail } from '../support/readMail.ts';
import { unconfirmedService } from '../support/testConfig.ts';

test('an owner confirms a service by an emailed link without signing in; opening the link confirms nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const mail = await findMail(unconfirmedService.name);
  expect(mail.to?.[0]?.address).toBe(unconfirmedService.ownerEmail);
  expect(mail.subject).toContain(`¿Siguen bien los datos de ${unconfirmedService.name}?`);
  const link = /http:\S+\/confirm\?token=\S+/.exec(mail.text ?? '')?.[0] ?? '';
  const service = link.replace(/\/confirm.*/, '');

  await gotoHydrated(page, `${link}&lang=es`);
  await expect(page.getByRole('heading', { level: 1, name: '¿Todo sigue igual?' })).toBeVisible();
  await expectAccessible(page);
  await gotoHydrated(page, service);
  await expect(page.getByText('Nadie ha confirmado esto desde el 12 de abril de 2026')).toBeVisible();

  // Another browser, without scripts and for the first time here.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const sheet = await plain.newPage();
  await sheet.goto(link);
  await expect(sheet.getByRole('heading', { level: 1, name: 'Is this still right?' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Yes, all of it is right' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Amparo now says that you confirmed this today.');
  await plain.close();

  await gotoHydrated(page, `${service}?lang=en`);
  await expect(page.getByText('Last confirmed November 18, 2026')).toBeVisible();
  await expect(page.getByText('Nobody has confirmed')).toHaveCount(0);

  await gotoHydrated(page, link);
  await page.getByRole('button', { name: 'Yes, all of it is right' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
});

test.describe('an invalid link', () => {
  test.use({ expectedComplaints: /status of 400/ });

  test('an expired link offers another way', async ({ page, request }) => {
    const { data } = await (await request.get('/api/services?limit=1')).json();
    await gotoHydrated(page, `/services/${data[0].id}/confirm?token=invented`);
    await page.getByRole('button', { name: 'Yes, all of it is right' }).click();
    await expect(page.getByRole('alert')).toContainText('This link is no longer good.');
  });
});
