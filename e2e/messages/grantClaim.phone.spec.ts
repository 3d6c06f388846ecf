import type { Page } from '@playwright/test';
import { expect, signIn, type TestUser, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { addPantry, approve } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { findMail, readMail } from '../support/readMail.ts';
import { administrator, returningVisitor } from '../support/testConfig.ts';
import { sendMessage } from './sendMessage.ts';

test.use({ data: 'own' });

const card = (page: Page, message: string) => page.getByRole('article').filter({ hasText: message });

/** A claim by a person without an account, of a pantry that has an owner. */
async function claimPantry(request: Parameters<typeof sendMessage>[0], person: TestUser) {
  const name = `Sample pantry ${crypto.randomUUID().slice(0, 8)}`;
  const { id: service } = await addPantry(request, person, name);
  await approve(request, service);
  const email = `rosa-${crypto.randomUUID().slice(0, 8)}@example.org`;
  return { name, service, email, words: await sendMessage(request, 'claim', { service, email }) };
}

test('the claimant of a granted claim chooses a password and owns the service', async ({
  page,
  request,
  person,
  browser,
}) => {
  const { name, email, words } = await claimPantry(request, person);
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, `/feedbacks?tab=claim&q=${words}`);
  const toGrant = card(page, words).getByRole('link', { name: /^Grant claim/ });
  await toGrant.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Do you want to grant this claim?' });
  await expect(question).toContainText(`Rosa (${email}) will own the entry of ${name}`);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(toGrant).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Grant claim' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The claim was granted' })).toBeVisible();
  await expect(card(page, words)).toHaveCount(0);
  await gotoHydrated(page, `/feedbacks?tab=archive&q=${words}`);
  await expect(card(page, words)).toBeVisible();
  await expect(card(page, words).getByRole('link', { name: /^Grant claim/ })).toHaveCount(0);

  const farewell = await findMail(`until now you took care of ${name}`);
  expect(farewell.to?.map(({ address }) => address)).toEqual([person.email.toLowerCase()]);
  const link = new URL(/http\S+resetPassword\S+/.exec(await readMail(email))![0]);
  const rosa = await browser.newPage({ storageState: returningVisitor });
  await gotoHydrated(rosa, link.href);
  await rosa.getByLabel('New password', { exact: true }).fill('a light left on');
  await rosa.getByRole('button', { name: 'Set new password' }).click();
  await expect(rosa.getByRole('status').filter({ hasText: 'Your new password is set.' })).toBeVisible();
  await signIn(rosa, { email, password: 'a light left on' });
  await expect(rosa.getByRole('heading', { level: 1 })).toHaveText('My services');
  await expect(card(rosa, name)).toBeVisible();
  await rosa.close();
});

test('the question before a claim is granted has no barrier', async ({ page, request, person }) => {
  const { words } = await claimPantry(request, person);
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, `/feedbacks?tab=claim&q=${words}&lang=es`);
  const toGrant = card(page, words).getByRole('link', { name: /^Aceptar solicitud/ });
  const address = await toGrant.getAttribute('href');
  await toGrant.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await gotoHydrated(page, address!);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/aceptar esta solicitud/);
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a claim is granted by a plain form', async ({ page, request, person }) => {
    const { words, email } = await claimPantry(request, person);
    await page.goto(`/feedbacks?tab=claim&q=${words}&lang=es`);
    await page.getByRole('main').getByRole('link', { name: 'Primero inicie sesión' }).click();
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(administrator.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await card(page, words)
      .getByRole('link', { name: /^Aceptar solicitud/ })
      .click();
    await expect(page.getByText(email)).toHaveCount(2);
    await page.getByRole('button', { name: 'Aceptar solicitud' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'La solicitud fue aceptada' })).toBeVisible();
    expect(await readMail(email)).toContain('resetPassword');
  });
});

test('the owner sees the claim and cannot grant it', async ({ page, request, person }) => {
  const { words } = await claimPantry(request, person);
  await signInOnDevice(page, person);
  await gotoHydrated(page, `/feedbacks?tab=claim&q=${words}`);
  await expect(card(page, words).getByRole('link', { name: /^Archive/ })).toBeVisible();
  await expect(card(page, words).getByRole('link', { name: /^Grant claim/ })).toHaveCount(0);
});
