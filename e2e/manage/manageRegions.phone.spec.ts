import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { addByApi, card, expect, test } from './adminTest.ts';

test.use({ data: 'own' });

const box = (name: string) => `form [name="${name}"]`;

test('a region and its coordinators are added, seen, edited and deleted', async ({ page, admin: _ }) => {
  await gotoHydrated(page, '/regions');
  await page.getByRole('link', { name: 'Add a region' }).click();
  await page.locator(box('name')).fill('ESC Region 98');
  const counties = page.getByRole('combobox', { name: /^Counties/ });
  await counties.fill('taylor, Jones county');
  await counties.press('Enter');
  await counties.fill('Nolan');
  await page.getByRole('button', { name: 'Remove Jones' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAnnouncement(page, 'The region was added successfully');
  await expect(card(page, 'ESC Region 98')).toContainText('Counties: Taylor, Nolan');

  await gotoHydrated(page, '/coordinators');
  await page.getByRole('link', { name: 'Add coordinators' }).click();
  await page.locator(box('region')).selectOption('ESC Region 98');
  await page.locator(box('name')).fill('Sample Unit');
  await page.getByRole('button', { name: /^Remove: Coordinator 1/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please input at least one coordinator')).toBeVisible();
  const fillCoordinator = async (place: number, name: string) => {
    await page.getByRole('button', { name: 'Add a coordinator' }).click();
    await expect(page.locator(box(`coordinators.${place}.displayName`))).toBeFocused();
    await page.keyboard.type(name);
    await page.locator(box(`coordinators.${place}.title`)).fill('Coordinator');
    await page.locator(box(`coordinators.${place}.officePhone`)).fill('3255550133');
  };
  await fillCoordinator(0, 'Ana Sample');
  await fillCoordinator(1, 'Bea Sample');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAnnouncement(page, 'The coordinators were added successfully');
  await expect(card(page, 'Bea Sample')).toContainText('(325) 555-0133');

  await gotoHydrated(page, '/regions?lang=es');
  await card(page, 'ESC Region 98').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'todavía tiene coordinadores' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver sus coordinadores' }).click();
  await page.getByRole('link', { name: /^Editar.*Sample Unit/ }).click();
  await page.getByRole('button', { name: /^Quitar.*Bea Sample/ }).click();
  await page.getByRole('button', { name: /^Editar.*Ana Sample/ }).click();
  await page.locator(box('coordinators.0.email')).fill('ana@example.org');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(card(page, 'Ana Sample')).toContainText('ana@example.org');
  await expect(card(page, 'Bea Sample')).toHaveCount(0);
  await page.getByRole('button', { name: /^Eliminar.*Sample Unit/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expectAnnouncement(page, 'Los coordinadores se eliminaron con éxito');
  await expect(card(page, 'Ana Sample')).toHaveCount(0);
});

test('guests see no buttons', async ({ page }) => {
  for (const path of ['/regions', '/coordinators']) {
    await gotoHydrated(page, path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Add|Edit)/ })).toHaveCount(0);
  }
});

test('neither the lists nor the forms have a barrier', async ({ page, admin: _, request }) => {
  await addByApi(request, '/regions', { name: 'Sample Region', counties: ['Taylor'] });
  for (const path of ['/regions', '/coordinators']) {
    await gotoHydrated(page, `${path}/new?lang=es`);
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('form :focus')).toHaveCount(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await gotoHydrated(page, `${path}?lang=es`);
    await expect(page.getByRole('link', { name: /^Agregar/ })).toBeVisible();
    await expectAccessible(page);
  }
});
