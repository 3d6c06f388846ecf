import { expect, test } from '../account/accountTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { returningVisitor } from '../support/testConfig.ts';
import { addPantry, approve, staySignedIn } from './serviceForm.ts';

test.use({ data: 'own' });

test('an owner pauses a service, visitors read it on its page, and it is published again', async ({
  page,
  browser,
  request,
  person,
}) => {
  const { id, name } = await addPantry(request, person, `Sample pantry ${crypto.randomUUID().slice(0, 8)}`);
  await approve(request, id);
  await staySignedIn(page, request, person);
  await gotoHydrated(page, '/manage_services');
  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: /^Pause/ }).click();
  const dialog = page.getByRole('dialog', { name: `Pause “${name}”` });
  const day = dialog.getByLabel('Back on (optional)');

  await test.step('a day that is over is refused beside its field', async () => {
    await day.fill('2026-11-01');
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog).toContainText('Please choose a day after today');
  });

  await day.fill('2026-12-07');
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expectAnnouncement(page, 'The service is paused');
  await expect(card).toContainText('Paused until 12-07-2026');
  await expect(dialog).toBeHidden();

  await test.step('a visitor', async () => {
    const context = await browser.newContext({ storageState: returningVisitor });
    const guest = await context.newPage();
    await gotoHydrated(guest, `/services/${id}`);
    const main = guest.getByRole('main');
    await expect(main).toContainText('This service is paused until December 7, 2026.');
    await expect(main.getByText(/^(Open|Closed) until/)).toHaveCount(0);
    await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(guest);
    await gotoHydrated(guest, `/?q=${encodeURIComponent(name)}&lang=es`);
    await expect(guest.getByRole('article').filter({ hasText: name })).toHaveCount(0);
    await context.close();
  });

  await gotoHydrated(page, `/services/${id}`);
  await page.getByRole('button', { name: 'Publish again' }).click();
  await expectAnnouncement(page, 'The service is published again');
  await expect(page.getByRole('main')).not.toContainText('is paused');
});
