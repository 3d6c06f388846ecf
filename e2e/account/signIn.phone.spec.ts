import type { Page } from '@playwright/test';
import { staySignedIn } from '../services/serviceForm.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { startOver } from '../support/startOver.ts';
import { endSession, expect, openMenu, signIn, test } from './accountTest.ts';

test.use({ tab: 'shared' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });

test('signing up in Spanish, from the list to the own services', async ({ page }, { testId }) => {
  await gotoHydrated(page, '/?type=FOOD&lang=es');
  await (await openMenu(page)).getByRole('link', { name: 'Iniciar sesión o crear cuenta' }).click();
  await expect(title(page)).toHaveText('Iniciar sesión');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Regresar: Iniciar sesión' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).click();
  await expect(title(page)).toHaveText('Crear cuenta');

  const send = page.getByRole('button', { name: 'Crear cuenta' });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Por favor revise 4 campos.' })).toBeVisible();
  const address = page.getByRole('textbox', { name: 'Correo electrónico' });
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('Por favor escriba su correo electrónico');
  await address.fill(`Rosa-${testId}@example.org`);
  await page.getByLabel('Contraseña', { exact: true }).fill('12345');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Rosa Sample');
  await page.getByRole('textbox', { name: 'Teléfono' }).pressSequentially('3255550101');
  await send.click();
  await expect(page.getByText('Use al menos 6 caracteres')).toBeVisible();
  const terms = page.getByRole('checkbox', { name: /Acepto los términos/ });
  await expect(terms).toHaveAccessibleDescription('Por favor acepte los Términos y la Privacidad para continuar.');
  await terms.check();
  await page.getByLabel('Contraseña', { exact: true }).fill('una luz');
  await page.getByRole('button', { name: 'Mostrar: Contraseña' }).click();
  await expect(page.getByRole('textbox', { name: 'Contraseña', exact: true })).toHaveValue('una luz');
  await send.click();

  await expectAnnouncement(page, '¡Hola, Rosa Sample! Ya inició sesión.');
  await expect(title(page)).toHaveText('Mis servicios');
  await expect(page.getByRole('main').getByRole('link', { name: 'Agregar un servicio' })).toBeVisible();
  await page.reload();
  const menu = await openMenu(page);
  await expect(menu.getByRole('heading', { name: 'Sesión de Rosa Sample' })).toBeVisible();
  await menu.getByRole('link', { name: 'Su perfil' }).click();
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('(325) 555-0101');
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(`rosa-${testId}@example.org`);
});

test('the email field says that the email already has an account', async ({ page, person }) => {
  await gotoHydrated(page, '/login?tab=sign_up');
  await email(page).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('something');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana');
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(email(page)).toHaveAccessibleDescription(/This email already has an account/);
  await expect(email(page)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
});

test('a wrong password keeps the input; then the person signs in and out', async ({ page, person }) => {
  await gotoHydrated(page, '/login');
  // Before scripts run, the server returns the form without the password.
  await expect(page.getByRole('button', { name: 'Show: Password' })).toBeVisible();
  await signIn(page, { email: person.email.toUpperCase(), password: 'not this one' });
  await expect(page.getByRole('alert').filter({ hasText: 'Please check your Email or Password' })).toBeFocused();
  await expect(email(page)).toHaveValue(person.email.toUpperCase());
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveValue('not this one');
  await password.fill(person.password);
  await password.press('Enter');
  await expectAnnouncement(page, 'Welcome, Ana Sample!');
  await expect(title(page)).toHaveText('My services');

  await (await openMenu(page)).getByRole('button', { name: 'Sign out' }).click();
  await expectAnnouncement(page, 'Signed out successfully');
  await expect(title(page)).toHaveText('Sign in');
  await expect((await openMenu(page)).getByRole('link', { name: 'Sign in or sign up' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

test('a form that is sent before hydration returns with its input, which hydration keeps', async ({ page, person }) => {
  await page.route('**/assets/**', (route) =>
    route.request().resourceType() === 'script' ? undefined : route.continue(),
  );
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Wait for hydration: only then is there a button to show the password.
  await expect(page.getByRole('button', { name: 'Show: Password' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Please check your Email or Password' })).toBeVisible();
  await expect(email(page)).toHaveValue(person.email);
});

test.describe('guards', () => {
  test('signing in returns to the page that needs an account', async ({ page, person }) => {
    await test.step('a guest signs in and returns to the page that needs an account', async () => {
      await gotoHydrated(page, '/update_profile');
      await expect(title(page)).toHaveText('Sign in');
      await signIn(page, person);
      await expect(title(page)).toHaveText('Your profile');
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Sample');
      await page.goto('/login');
      await expect(title(page)).toHaveText('Shelter');
    });
    await test.step('signing in never redirects to another site', async () => {
      await startOver(page);
      await gotoHydrated(page, `/login?back=${encodeURIComponent('https://evil.example/')}`);
      await signIn(page, person);
      await expect(title(page)).toHaveText('My services');
    });
  });
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page, request, person }) => {
    await staySignedIn(page, request, person);
    await gotoHydrated(page, '/update_profile');
    await expect(title(page)).toHaveText('Your profile');
  });

  test('a new name appears in the menu at once', async ({ page, person }) => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Ana Maria Sample');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectAnnouncement(page, 'Your profile was updated');
    await expect((await openMenu(page)).getByRole('heading', { name: 'Signed in: Ana Maria Sample' })).toBeVisible();
    await page.goto('/update_profile');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(325) 555-0100');
    await expect(email(page)).toHaveValue(person.email.toLowerCase());
    await expect(email(page)).not.toBeEditable();
  });

  test('signing out in one tab signs out in the other', async ({ page, context }) => {
    const other = await context.newPage();
    await gotoHydrated(other, '/');
    await (await openMenu(other)).getByRole('button', { name: 'Sign out' }).click();
    await expect(title(other)).toHaveText('Sign in');
    await expect(title(page)).toHaveText('Sign in');
    await expect(page.getByText('Ana Sample')).toHaveCount(0);
  });

  test('a page for guests drops an expired session silently', async ({ page, request }) => {
    await endOwnSession(page, request);
    await page.goto('/?type=FOOD');
    await expect(title(page)).toHaveText('Food');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    await expect((await openMenu(page)).getByRole('link', { name: 'Sign in or sign up' })).toBeVisible();
  });

  test('a page that needs an account reports an expired session and redirects to sign in', async ({
    page,
    request,
  }) => {
    await endOwnSession(page, request);
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: 'You have been signed out.' })).toBeVisible();
    await expect(title(page)).toHaveText('Sign in');
  });

  test('the input survives a session that expires while a person types', async ({ page, request, context, person }) => {
    await endOwnSession(page, request);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ana Maria Sample');
    await page.getByRole('button', { name: 'Save' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'What you typed is still here' });
    const [login] = await Promise.all([context.waitForEvent('page'), alert.getByRole('link').click()]);
    await signIn(login, person);
    await expect(title(login)).toHaveText('Your profile');
    // The browser shows what one tab stores to the other one a few milliseconds later. A person is slower.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).not.toBeNull();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Maria Sample');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectAnnouncement(page, 'Your profile was updated');
  });
});

/** The session of the browser, not the one that created the account. */
async function endOwnSession(page: Page, request: Parameters<typeof endSession>[0]): Promise<void> {
  const readToken = () => page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').token ?? '');
  // If the person signs in before hydration, the next page moves the token to the device.
  await expect.poll(readToken).not.toBe('');
  // What a page loads after it is shown, such as the counts of the menu, must not notice the end before the test does.
  await page.waitForLoadState('networkidle');
  await endSession(request, await readToken());
}

test.describe('without network', () => {
  test.use({ tab: 'own', expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('the form says so and keeps the input', async ({ page, context, person }) => {
    await gotoHydrated(page, '/login');
    // Wait for hydration: only then is there a button to show the password.
    await expect(page.getByRole('button', { name: 'Show: Password' })).toBeVisible();
    await context.setOffline(true);
    await signIn(page, person);
    await expect(page.getByRole('alert').filter({ hasText: 'Can not connect to server.' })).toBeVisible();
    await expect(email(page)).toHaveValue(person.email);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(title(page)).toHaveText('My services');
  });
});

test.describe('when the code of a component does not load', () => {
  // The script that several pages share reports the missing part (ui/lazyPart.tsx).
  test.use({ tab: 'own', expectedComplaints: /ERR_FAILED|assets\/pages-/ });

  test('the page says so and offers a retry', async ({ page }) => {
    await page.route('**/assets/accountForms-*.js', (route) => route.abort());
    await gotoHydrated(page, '/about');
    await (await openMenu(page)).getByRole('link', { name: 'Sign in or sign up' }).click();
    await expect(title(page)).toHaveText('Sign in');
    await expect(page.getByRole('alert').filter({ hasText: 'Can not connect to server' })).toBeVisible();
    await page.unroute('**/assets/accountForms-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(email(page)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Can not connect to server' })).toHaveCount(0);
  });
});
