import { expect, test } from '../account/accountTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { addPantry, approve, fillIn, openForm, openStep, staySignedIn } from './serviceForm.ts';

test.use({ data: 'own' });

test('adds a shelter with breaks, nights, and a holiday in Spanish; guests find it after the approval', async ({
  page,
  request,
  person,
}) => {
  await staySignedIn(page, request, person);
  await openForm(page, '/add_service?lang=es');
  await fillIn(page, 'Refugio de muestra', 'SHELTER');
  await openStep(page, 'who');
  await page.getByLabel('Camas en total').fill('12');
  await page.getByLabel('Camas libres ahora').fill('4');
  await openStep(page, 'when');
  const week = page.getByRole('group', { name: 'Horario, grupo 1' });
  await week.getByRole('button', { name: 'De lunes a viernes' }).click();
  await week.getByLabel('Cierra').fill('12:00');
  await week.getByRole('button', { name: 'Agregar otra hora' }).click();
  await week.getByLabel('Abre').nth(1).fill('18:00');
  await week.getByLabel('Cierra').nth(1).fill('07:00');
  await week.getByLabel('Abierto después de medianoche').check();
  await expect(week.getByLabel('Hasta 7:00 a. m. del día siguiente')).toBeChecked();
  await page.getByText('Días que no abre', { exact: true }).click();
  await page.getByLabel('Día de Acción de Gracias · 11-26-2026').check();

  const preview = page.getByRole('heading', { name: 'Así lo leerá la gente' }).locator('..');
  await expect(preview).toContainText('de 8 a. m. a mediodía');
  await expect(preview).toContainText('de 6 p. m. a 7 a. m.');
  await expect(preview).toContainText('del día siguiente');
  await expect(preview).toContainText('Acción de Gracias');
  await page.getByRole('group', { name: 'Ver en' }).first().getByLabel('English').check();
  await expect(preview).toContainText('6 PM to 7 AM');

  const answered = page.waitForResponse(
    (one) => one.url().endsWith('/api/services') && one.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('heading', { name: /Primero lo revisa un administrador/ })).toBeFocused();
  const { data: service } = await (await answered).json();
  expect(service.closeSchedules).toEqual([{ type: 'DATE_RANGE', startDate: '2026-11-26', endDate: '2026-11-26' }]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);

  const guest = await page
    .context()
    .browser()!
    .newContext({ storageState: await page.context().storageState() });
  const theirs = await guest.newPage();
  await theirs.addInitScript(() => localStorage.removeItem('session'));
  expect((await theirs.goto(`/services/${service.id}`))?.status()).toBe(404);
  await approve(request, service.id);
  expect((await theirs.goto(`/services/${service.id}?lang=es`))?.status()).toBe(200);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Refugio de muestra');
  await expect(theirs.getByRole('main')).toContainText('de 6 p. m. a 7 a. m.');
  await guest.close();
});

test('adds a service with the keyboard alone', async ({ page, request, person }) => {
  await staySignedIn(page, request, person);
  await openForm(page);
  const next = () => page.keyboard.press('Tab');
  const goOn = async (step: string) => {
    await page.getByRole('button', { name: `Next: ${step}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: `: ${step}` })).toBeFocused();
    await next();
  };
  await page.locator('[name=name]').focus();
  await page.keyboard.type('Keyboard pantry');
  // Skip the field for other names.
  await next();
  await next();
  await page.keyboard.press('Space');
  for (let i = 0; i < 5; i += 1) await next();
  // Skip the other types and the two sub-types of food.
  await next();
  await next();
  await expect(page.locator('[name=serviceSummary]')).toBeFocused();
  await page.keyboard.type('Free food');
  await next();
  await page.keyboard.type('Free food for all.');
  await goOn('Where');
  await page.keyboard.type('100 Sample St');
  await next();
  await next();
  await page.keyboard.type('79601');
  await expect(page.locator('[name=city]')).toHaveValue('Abilene');
  await goOn('When');
  await page.getByLabel('Monday', { exact: true }).focus();
  await page.keyboard.press('Space');
  await goOn('Who');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Everyone')).toBeChecked();
  await expect(page.getByText('4 of 5 steps complete')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /An administrator looks at it first/ })).toBeFocused();
});

test('a person at the limit cannot add another service, and learns why', async ({ page, request, person }) => {
  for (const name of ['One', 'Two', 'Three']) await addPantry(request, person, `${name} of the limit`);
  await staySignedIn(page, request, person);
  await gotoHydrated(page, '/add_service');
  await expect(page.getByText(/You reached the Max Limit/)).toBeVisible();
  await expect(page.locator('[name=name]')).toHaveCount(0);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that the form needs scripts, and offers an alternative', async ({ page }) => {
    await page.goto('/add_service?lang=es');
    const main = page.getByRole('main');
    await expect(main.locator('noscript p').first()).toContainText('Este formulario necesita JavaScript');
    await main.getByRole('link', { name: 'Escríbanos' }).click();
    await expect(page).toHaveURL(/\/feedback/);
  });
});
