import { expect, signIn, test } from '../account/accountTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { findMail } from '../support/readMail.ts';
import { administrator, unconfirmedService } from '../support/testConfig.ts';
import { findService } from './findService.ts';
import { addPantry, approve, editByApi, staySignedIn } from './serviceForm.ts';

test.use({ data: 'own' });

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

test('an owner confirms a service with one tap in the list, and on its page', async ({ page, request, person }) => {
  const { id, name } = await addPantry(request, person, 'Pantry with a check mark');
  await approve(request, id);
  await staySignedIn(page, request, person);
  await gotoHydrated(page, '/manage_services');
  const button = page.getByRole('main').getByRole('button', { name: /^(Still correct|Confirmed): Pantry with/ });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  await button.click();
  await expect(page.getByText('Thank you. Amparo now says that you confirmed this today.')).toBeVisible();
  await expect(button).toHaveAccessibleName(`Confirmed: ${name}`);
  await expect(button).toBeFocused();
  await expect(page.getByText('Confirmed 11-18-2026')).toBeVisible();

  await gotoHydrated(page, `/services/${id}`);
  const confirmed = page.waitForResponse(`**/services/${id}/confirm`);
  await button.click();
  expect((await confirmed).status()).toBe(200);
  await expect(button).toHaveAccessibleName(`Confirmed: ${name}`);
});

test.describe('a service that somebody changes meanwhile', () => {
  test.use({ expectedComplaints: /status of 409/ });

  test('is shown as it is now, and confirmed only then', async ({ page, request, person }) => {
    const { id } = await addPantry(request, person, 'Pantry that moves');
    await approve(request, id);
    await staySignedIn(page, request, person);
    await gotoHydrated(page, '/manage_services');
    const button = page.getByRole('button', { name: 'Still correct: Pantry that moves' });
    await expect(button).toBeVisible();
    await editByApi(request, person, id, { phone: '(325) 555-0187' });
    await button.click();
    await expect(page.getByRole('alert')).toContainText('Somebody changed this after you opened it.');
    await expect(page.getByRole('main')).toContainText('(325) 555-0187');

    await editByApi(request, person, id, { phone: '(325) 555-0188' });
    const yes = page.getByRole('button', { name: 'Yes, all of it is right' });
    await yes.click();
    await expect(page.getByRole('main')).toContainText('(325) 555-0188');
    await yes.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  });
});

test('an administrator confirms services in the list of unconfirmed ones', async ({ page, request }) => {
  const service = await findService(request, unconfirmedService.name);
  await gotoHydrated(page, `/login?back=${encodeURIComponent('/overview/unconfirmed')}`);
  await signIn(page, administrator);
  await page.getByRole('button', { name: `Still correct: ${unconfirmedService.name}` }).click();
  await expect(page.getByRole('button', { name: `Confirmed: ${unconfirmedService.name}` })).toBeVisible();
  const { data } = await (await request.get(`/api${service}`)).json();
  expect(data.verifiedAt).toBe('2026-11-18T16:00:00.000Z');
});

test('the page of a confirmation asks guests to sign in, and they come back to it', async ({ page, request }) => {
  const service = await findService(request, unconfirmedService.name);
  await gotoHydrated(page, `${service}/confirm`);
  await page.getByRole('main').getByRole('link', { name: 'sign in' }).click();
  await signIn(page, administrator);
  await page.getByRole('button', { name: 'Yes, all of it is right' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
});

test.describe('a confirmation without network', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('waits on the phone, and is sent when the network returns', async ({ page, request, person, context }) => {
    const { id } = await addPantry(request, person, 'Pantry far away');
    await approve(request, id);
    await staySignedIn(page, request, person);
    await gotoHydrated(page, '/manage_services');
    const button = page.getByRole('button', { name: 'Still correct: Pantry far away' });
    await expect(button).toBeVisible();
    await context.setOffline(true);
    await button.click();
    await expect(page.getByRole('button', { name: 'Waits for a connection: Pantry far away' })).toBeVisible();
    const sent = page.waitForResponse(`**/services/${id}/confirm`);
    await context.setOffline(false);
    expect((await sent).status()).toBe(200);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list links to a page that asks', async ({ page, request, person }) => {
    const { id } = await addPantry(request, person, 'Plain pantry');
    await approve(request, id);
    await page.goto(`/login?back=${encodeURIComponent('/manage_services')}`);
    await signIn(page, person);
    await page.getByRole('link', { name: 'Still correct: Plain pantry' }).click();
    await page.getByRole('button', { name: 'Yes, all of it is right' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  });
});
