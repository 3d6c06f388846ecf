import { expect, openMenu, test } from '../account/accountTest.ts';
import { addPantry, approve, staySignedIn } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { sendMessage } from './sendMessage.ts';

test.use({ data: 'own' });

test('the menu button shows the number of open tasks, and the number falls when one is done', async ({
  page,
  request,
  person,
}) => {
  const { id } = await addPantry(request, person, `Sample pantry ${crypto.randomUUID().slice(0, 8)}`);
  await approve(request, id);
  await staySignedIn(page, request, person);
  const button = page.getByRole('banner').getByRole('link', { name: /^Menu/ });
  await gotoHydrated(page, '/about');
  await openMenu(page);
  await expect(page.getByRole('link', { name: /^Manage services/ })).toHaveText(/1$/);
  await page.keyboard.press('Escape');
  await expect(button).toHaveAccessibleName('Menu');

  await sendMessage(request, 'service', { service: id });
  await gotoHydrated(page, '/feedbacks');
  await expect(button).toHaveAccessibleName('Menu 1 waiting for you');
  const report = page.getByRole('article');
  await expect(report).toBeVisible();
  await expectAccessible(page);
  await report.getByRole('link', { name: /^Archive/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expectAnnouncement(page, 'This feedback was archived');
  await expect(button).toHaveAccessibleName('Menu');
});
