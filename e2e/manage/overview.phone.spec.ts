import type { APIRequestContext, Page } from '@playwright/test';
import { expect, openMenu, signIn, type TestUser, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { addPantry, editByApi, staySignedIn } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectReflow } from '../support/expectReflow.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { administrator } from '../support/testConfig.ts';
import { setRole } from './adminTest.ts';

test.use({ data: 'own' });

const tile = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** A pantry of this coordinator with an expired alert. */
async function addRunOut(request: APIRequestContext, person: TestUser): Promise<string> {
  await setRole(request, person, 'SUPER USER');
  const name = `Sample pantry ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await addPantry(request, person, name);
  const critical = { isCriticalHeader: true, criticalDescription: 'Closed today', criticalExpiredAt: '2026-11-01' };
  await editByApi(request, person, id, critical);
  return name;
}

/** Three visitors search for something that no service offers. */
async function searchInVain(request: APIRequestContext, words: string): Promise<void> {
  // Each search is written differently, so that no response comes from a cache.
  for (const q of [words, `${words}!`, words.toUpperCase()]) {
    const answer = await request.get(`/api/services?${new URLSearchParams({ q })}`);
    expect((await answer.json()).total).toBe(0);
  }
}

test('an administrator starts at the overview, and each count links to its list', async ({ page }) => {
  await gotoHydrated(page, '/login');
  await signIn(page, administrator);
  await expect(title(page)).toHaveText('Overview');
  await tile(page, /claims? of a service/).click();
  await expect(title(page)).toHaveText('Feedback received');
  await expect(page.getByRole('link', { name: 'Claim feedback' })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await tile(page, /to approve/).click();
  await expect(title(page)).toHaveText('Services to approve');
  await page.goBack();
  await tile(page, /with a bed count/).click();
  await expect(title(page)).toHaveText('Bed counts older than a day');
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Overview' }).click();
  await expect(title(page)).toHaveText('Overview');
});

test('signing in returns to the requested page instead of the overview', async ({ page }) => {
  await gotoHydrated(page, '/manage_users');
  await signIn(page, administrator);
  await expect(title(page)).toHaveText('People');
});

test('a coordinator sees their services and fixes a problem with one tap', async ({ page, request, person }) => {
  const name = await addRunOut(request, person);
  await gotoHydrated(page, '/login');
  await signIn(page, person);
  await expect(title(page)).toHaveText('Overview');
  await expect(tile(page, /to approve/)).toHaveCount(0);
  await expect(tile(page, /^0\s*services not confirmed/)).toBeVisible();
  await tile(page, /^1\s*expired alert/).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: new RegExp(`^Change it.*${name}$`) }).click();
  await expect(page.locator('[name=name]')).toHaveValue(name);
});

test('failed searches are listed by words, without personal data', async ({ page, request }) => {
  // Letters only: a word with a digit could identify a person.
  const words = `zzyzx ${crypto.randomUUID().replace(/[^a-f]/g, 'z')}`;
  await searchInVain(request, words);
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, '/overview/searches');
  await expect(page.getByRole('link', { name: words, exact: true })).toBeVisible();
  await page.getByRole('link', { name: words, exact: true }).click();
  await expect(page.getByRole('searchbox').first()).toHaveValue(words);
});

test('service providers have no overview', async ({ page, request, person }) => {
  await staySignedIn(page, request, person);
  await gotoHydrated(page, '/overview');
  await expect(title(page)).toHaveText('Shelter');
});

test('the overview and its lists have no barrier', async ({ page, request, person }) => {
  await addRunOut(request, person);
  await searchInVain(request, 'zzyzx qqxqq');
  await signInOnDevice(page, administrator);
  for (const path of ['', '/alerts', '/beds', '/searches']) {
    await gotoHydrated(page, `/overview${path}?lang=es`);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a coordinator begins at the overview too', async ({ page, request, person }) => {
    const name = await addRunOut(request, person);
    await page.goto('/login?lang=es');
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(person.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(title(page)).toHaveText('Resumen');
    await tile(page, /vencido/).click();
    await expect(page.getByRole('link', { name: name, exact: true })).toBeVisible();
  });
});
