import { staySignedIn } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { addByApi, card, expect, readAsGuest, setRole, test } from './adminTest.ts';

test.use({ data: 'own' });

const sample = { county: 'Taylor', displayName: 'Bea Sample', title: 'Liaison', phone: '(325) 555-0122' };

test('a coordinator adds and edits a liaison with the keyboard, and cannot delete one', async ({
  page,
  person,
  request,
}) => {
  await setRole(request, person, 'SUPER USER');
  await staySignedIn(page, request, person);
  await gotoHydrated(page, '/liaisons');
  await page.getByRole('link', { name: 'Add a liaison' }).focus();
  await page.keyboard.press('Enter');
  const county = page.getByRole('combobox', { name: 'County' });
  await expect(county).toHaveValue('');
  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(county).toBeFocused();
  await page.keyboard.type('Taylor');
  await page.keyboard.press('Tab');
  for (const words of ['Keyboard ISD', 'Ana Sample', 'Homeless liaison', '3255550121', '7']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('ana@example.org');
  await page.keyboard.press('Enter');
  await expectAnnouncement(page, 'The liaison was added successfully');
  await expect(card(page, 'Keyboard ISD')).toContainText('(325) 555-0121');
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await card(page, 'Keyboard ISD').getByRole('link', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana Rosa Sample');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Keyboard ISD')).toContainText('Ana Rosa Sample');
  const seen = await readAsGuest(request, '/liaisons');
  expect(seen.find(({ schoolDistrict }) => schoolDistrict === 'Keyboard ISD')).toMatchObject({
    displayName: 'Ana Rosa Sample',
    extension: '7',
  });
});

test('an administrator deletes one, in Spanish', async ({ page, admin: _, request }) => {
  await addByApi(request, '/liaisons', { ...sample, schoolDistrict: 'Delete ISD' });
  await gotoHydrated(page, '/liaisons?lang=es');
  await card(page, 'Delete ISD').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expectAnnouncement(page, 'La persona de enlace se eliminó con éxito');
  await expect(card(page, 'Delete ISD')).toHaveCount(0);
});

test('a liaison sees no buttons and cannot open the form', async ({ page, person, request }) => {
  await setRole(request, person, 'AUTO USER');
  await staySignedIn(page, request, person);
  await gotoHydrated(page, '/liaisons/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelter');
  await gotoHydrated(page, '/liaisons?county=Taylor');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Add|Edit)/ })).toHaveCount(0);
});

test('neither the list nor the form has a barrier', async ({ page, admin: _ }) => {
  await gotoHydrated(page, '/liaisons/new?lang=es');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await gotoHydrated(page, '/liaisons?county=Taylor&lang=es');
  await expect(page.getByRole('link', { name: /^Agregar/ })).toBeVisible();
  await expectAccessible(page);
});
