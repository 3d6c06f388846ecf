import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { addByApi, card, changeByApi, expect, test } from './adminTest.ts';

test.use({ data: 'own' });

test('an administrator finds a deleted liaison in the history and restores it', async ({ page, admin, request }) => {
  const liaison = { county: 'Taylor', schoolDistrict: 'Lost ISD', displayName: 'Bea Sample', title: 'Liaison' };
  const { id } = await addByApi(request, '/liaisons', { ...liaison, phone: '(325) 555-0122' });
  await changeByApi(request, `/liaisons/${id}`, { ...liaison, phone: '(325) 555-0123' });
  const headers = { authorization: `Bearer ${admin.token}` };
  expect((await request.delete(`/api/liaisons/${id}`, { headers })).status()).toBe(200);

  await gotoHydrated(page, '/changes?lang=es');
  await page.getByRole('link', { name: 'Otras listas' }).click();
  const deletion = page.getByRole('article').filter({ hasText: 'Eliminado' });
  await expect(deletion).toContainText('Bea Sample, Lost ISD');
  await expectAccessible(page);
  await deletion.getByRole('link', { name: /^Recuperar/ }).click();
  await page.getByRole('button', { name: /^Recuperar/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Se deshizo el cambio.' })).toBeVisible();

  await gotoHydrated(page, '/liaisons?lang=en');
  await expect(card(page, 'Lost ISD')).toContainText('(325) 555-0123');
});
