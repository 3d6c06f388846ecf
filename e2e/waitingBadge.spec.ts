import { expect, openMenu, test } from './accountJourney.ts';
import { expectNoBarrier } from './expectNoBarrier.ts';
import { expectHeard } from './heard.ts';
import { openAlive } from './openAlive.ts';
import { sendMessage } from './sendMessage.ts';
import { addPantry, approve, keepSignedIn } from './serviceFormJourney.ts';

test('the menu’s button tells how much waits, and changes as it is done', async ({ page, request, person }) => {
  const { id } = await addPantry(request, person, `Sample pantry ${crypto.randomUUID().slice(0, 8)}`);
  await approve(request, id);
  await keepSignedIn(page, request, person);
  const button = page.getByRole('banner').getByRole('link', { name: /^Menu/ });
  await openAlive(page, '/about');
  await openMenu(page);
  await expect(page.getByRole('link', { name: /^Manage services/ })).toHaveText(/1$/);
  await page.keyboard.press('Escape');
  await expect(button).toHaveAccessibleName('Menu');

  await sendMessage(request, 'service', { service: id });
  await openAlive(page, '/feedbacks');
  await expect(button).toHaveAccessibleName('Menu 1 waiting for you');
  await expectNoBarrier(page);
  const report = page.getByRole('article');
  await report.getByRole('link', { name: /^Archive/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expectHeard(page, 'This feedback was archived');
  await expect(button).toHaveAccessibleName('Menu');
});
