import { card, expect, setRole, test } from '../manage/adminTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { addPantry, editByApi, staySignedIn } from './serviceForm.ts';

test.use({ data: 'own' });

const tuesday = [{ type: 'WEEKLY', day: 'TUESDAY', startTime: '13:00', endTime: '15:00' }];

test('an administrator finds a change of a service, reads it and reverts it', async ({ page, admin, request }) => {
  const { id } = await addPantry(request, admin, 'Pantry of the log');
  await editByApi(request, admin, id, { phone: '(325) 555-0199', schedules: tuesday });
  await gotoHydrated(page, '/changes');
  await page.getByText('Filter', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Service' }).fill('of the log');
  await page.getByRole('combobox', { name: 'What was done' }).selectOption('Changed');
  await page.getByRole('button', { name: 'Find changes' }).click();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  const change = card(page, 'Pantry of the log');
  await expect(change).toContainText('(325) 555-0199');
  await expect(change.locator('del', { hasText: 'Monday' })).toContainText('9 AM to noon');
  await expect(change.locator('ins', { hasText: 'Tuesday' })).toContainText('1 PM to 3 PM');
  await change.getByRole('link', { name: /^Undo this change/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do you want to undo this change?');
  await expect(page.getByRole('main').locator('ins', { hasText: 'Monday' })).toContainText('9 AM to noon');
  await page.getByRole('button', { name: 'Undo this change' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History');
  await expect(page.getByRole('status').filter({ hasText: 'The change was undone.' })).toBeVisible();
  const headers = { authorization: `Bearer ${admin.token}` };
  const { data } = await (await request.get(`/api/services/${id}`, { headers })).json();
  expect(data.phone).toBe('');
  expect(data.schedules).toMatchObject([{ day: 'MONDAY' }]);

  expect((await request.delete(`/api/services/${id}`, { headers })).status()).toBe(200);
  await gotoHydrated(page, '/changes?service=of the log&kind=deleted&lang=es');
  await card(page, 'Pantry of the log')
    .getByRole('link', { name: /^Recuperarlo/ })
    .click();
  await page.getByRole('button', { name: 'Recuperarlo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historial');
  expect((await request.get(`/api/services/${id}`, { headers })).status()).toBe(200);
});

test('only administrators read the log', async ({ page, person, request }) => {
  await setRole(request, person, 'SUPER USER');
  await staySignedIn(page, request, person);
  await gotoHydrated(page, '/changes');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('History');
});

test('the log and its dialog have no barrier', async ({ page, admin, request }) => {
  const { id } = await addPantry(request, admin, 'Pantry without barriers');
  await editByApi(request, admin, id, { schedules: tuesday, age: '18 and older' });
  await gotoHydrated(page, '/changes?lang=es&service=without barriers');
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Deshacer/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('deshacer');
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a change is found and reverted without scripts', async ({ page, context, baseURL, admin, request }) => {
    const { id } = await addPantry(request, admin, 'Pantry of plain forms');
    await editByApi(request, admin, id, { phone: '(325) 555-0188' });
    await context.addCookies([{ name: 'session', value: admin.token, url: baseURL! }]);
    await page.goto('/changes');
    await page.getByText('Filter', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Service' }).fill('plain forms');
    await page.getByRole('combobox', { name: 'What was done' }).selectOption('Changed');
    await page.getByRole('button', { name: 'Find changes' }).click();
    await card(page, 'Pantry of plain forms')
      .getByRole('link', { name: /^Undo this change/ })
      .click();
    await page.getByRole('button', { name: 'Undo this change' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The change was undone.' })).toBeVisible();
  });
});
