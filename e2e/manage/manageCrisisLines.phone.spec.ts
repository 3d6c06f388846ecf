import type { APIRequestContext, Page } from '@playwright/test';
import { staySignedIn } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectReflow } from '../support/expectReflow.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { addByApi, card, changeByApi, expect, readAsGuest, setRole, test } from './adminTest.ts';

test.use({ data: 'own' });

// Serial, because each test changes the same list.
test.describe.configure({ mode: 'default' });

const line = { name: '', description: 'A sample line.', phone: '(325) 555-0111', area: 'Texas', time: '24 hours' };
const box = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const inOrder = async (request: APIRequestContext, prefix: string) =>
  (await readAsGuest(request, '/crisis-lines'))
    .map(({ name }) => String(name))
    .filter((name) => name.startsWith(prefix));

test('a crisis line is added, seen by guests in both languages, edited and deleted', async ({
  page,
  admin: _,
  browser,
  baseURL,
}) => {
  await gotoHydrated(page, '/crisis_lines');
  await page.getByRole('link', { name: 'Add a crisis line' }).click();
  await expect(heading(page)).toHaveText('New crisis line');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please check 5 fields.' })).toBeVisible();
  await expect(box(page, 'name')).toBeFocused();
  await expect(box(page, 'name')).toHaveAccessibleDescription('Please input Name');
  await box(page, 'name').fill('Sample Night Line');
  for (const name of ['description', 'phone', 'area', 'time'] as const) await box(page, name).fill(line[name]);
  await box(page, 'descriptionEs').fill('Una línea de muestra.');
  await box(page, 'website').fill('night.example.org');
  await page.getByRole('checkbox', { name: /^Urgent/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAnnouncement(page, 'The crisis line was added successfully');
  await expect(heading(page)).toHaveText('Crisis lines');
  await expect(card(page, 'Sample Night Line')).toContainText('night.example.org');

  const guest = await browser.newContext({ baseURL: baseURL ?? '', storageState: await page.context().storageState() });
  const seen = await guest.newPage();
  await seen.addInitScript(() => localStorage.removeItem('session'));
  await gotoHydrated(seen, '/crisis_lines?lang=es');
  await expect(card(seen, 'Sample Night Line')).toContainText('Una línea de muestra.');
  await expect(seen.getByRole('link', { name: /Editar|Agregar/ })).toHaveCount(0);
  await guest.close();

  await gotoHydrated(page, '/crisis_lines?lang=es');
  await card(page, 'Sample Night Line').getByRole('link', { name: 'Editar' }).click();
  await expect(heading(page)).toHaveText('Editar línea de crisis');
  await expect(box(page, 'descriptionEs')).toHaveValue('Una línea de muestra.');
  await box(page, 'descriptionEs').fill('Otra línea de muestra.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expectAnnouncement(page, 'se actualizó con éxito');
  await expect(card(page, 'Sample Night Line')).toContainText('Otra línea de muestra.');

  await card(page, 'Sample Night Line').getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Quiere eliminar esto?' });
  await expect(question).toContainText('Sample Night Line');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(card(page, 'Sample Night Line').getByRole('button', { name: 'Eliminar' })).toBeFocused();
  await card(page, 'Sample Night Line').getByRole('button', { name: 'Eliminar' }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expectAnnouncement(page, 'se eliminó con éxito');
  await expect(card(page, 'Sample Night Line')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Eliminar/ }).and(page.locator(':focus'))).toHaveCount(1);
});

test('the keyboard and dragging change the order, which is saved and announced at once', async ({
  page,
  admin: _,
  request,
}) => {
  const ids: string[] = [];
  for (const name of ['Order A', 'Order B', 'Order C']) {
    ids.push((await addByApi(request, '/crisis-lines', { ...line, name })).id);
  }
  await gotoHydrated(page, '/crisis_lines');
  await page.getByRole('button', { name: 'Change the order' }).focus();
  await page.keyboard.press('Enter');
  const up = page.getByRole('button', { name: 'Up: Order C' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Order C is now number \d+ of \d+\.$/ })).toBeVisible();
  await expect(up).toBeFocused();
  await expect.poll(() => inOrder(request, 'Order')).toEqual(['Order A', 'Order C', 'Order B']);

  const rows = page.getByRole('listitem').filter({ hasText: 'Order' });
  await expect(rows).toHaveText([/Order A/, /Order C/, /Order B/]);
  await rows.nth(0).scrollIntoViewIfNeeded();
  await rows.nth(2).scrollIntoViewIfNeeded();
  const from = (await rows.nth(2).locator('[title="Drag"]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const to = (await rows.nth(0).boundingBox()) ?? from;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + to.height / 2 + 10, { steps: 5 });
  await page.mouse.move(to.x + 20, to.y + 5, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => inOrder(request, 'Order')).toEqual(['Order B', 'Order A', 'Order C']);

  await page.getByRole('button', { name: 'To the top: Order C' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Order C is now number 1 of/ })).toBeVisible();
  await expect.poll(() => inOrder(request, 'Order')).toEqual(['Order C', 'Order B', 'Order A']);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Order' }).getByRole('heading')).toHaveText([
    'Order C',
    'Order B',
    'Order A',
  ]);
  for (const name of ['Order A', 'Order B', 'Order C']) {
    await card(page, name).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, name)).toHaveCount(0);
  }
});

test('shows both versions when two people edit the same crisis line, and merges them', async ({
  page,
  admin: _,
  request,
}) => {
  const { id } = await addByApi(request, '/crisis-lines', { ...line, name: 'Sample Shared Line' });
  await gotoHydrated(page, `/crisis_lines/${id}/edit`);
  await box(page, 'area').fill('Abilene');
  await changeByApi(request, `/crisis-lines/${id}`, { ...line, name: 'Sample Shared Line', time: 'Weekdays' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Someone else changed this' })).toBeFocused();
  const hours = page.getByRole('group', { name: 'Hours', exact: true });
  await expect(hours.getByRole('radio', { name: 'Theirs Weekdays' })).toBeChecked();
  await hours.getByRole('radio', { name: /^Yours/ }).check();
  await page.getByRole('button', { name: 'Save this choice' }).click();
  await expect(heading(page)).toHaveText('Crisis lines');
  await expect(card(page, 'Sample Shared Line')).toContainText('Abilene');
  await expect(card(page, 'Sample Shared Line')).toContainText('24 hours');
});

test('other users are redirected', async ({ page, person, request }) => {
  await setRole(request, person, 'SUPER USER');
  await staySignedIn(page, request, person);
  await gotoHydrated(page, '/crisis_lines');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a crisis line' })).toHaveCount(0);
  await gotoHydrated(page, '/crisis_lines/new');
  await expect(heading(page)).toHaveText('Shelter');
});

test('neither the list nor the form has a barrier', async ({ page, admin: _ }) => {
  await gotoHydrated(page, '/crisis_lines/new?lang=es');
  await page.locator('form button[type=submit]').click();
  await expect(box(page, 'name')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await gotoHydrated(page, '/crisis_lines?lang=es');
  await page.getByRole('button', { name: 'Cambiar el orden' }).click();
  // The sticky bar must not cover half of the header.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectReflow(page);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so', async ({ page }) => {
    await page.goto('/crisis_lines/new');
    await expect(page.getByRole('main').locator('noscript p')).toContainText('This form needs scripts');
  });
});
