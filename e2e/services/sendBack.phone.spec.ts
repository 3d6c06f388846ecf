import { expect, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { readMail } from '../support/readMail.ts';
import { administrator } from '../support/testConfig.ts';
import { addPantry, editByApi, staySignedIn } from './serviceForm.ts';

test.use({ data: 'own' });

const reason = 'Please add a phone number.';

test('a waiting service is sent back, corrected, and waits again', async ({ page, browser, request, person }) => {
  const { id, name } = await addPantry(request, person, `Sample pantry ${crypto.randomUUID().slice(0, 8)}`);
  const card = page.getByRole('article').filter({ hasText: name });
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, '/manage_approvals');

  await test.step('an administrator must give a reason', async () => {
    await card.getByRole('button', { name: /^Send back/ }).click();
    const dialog = page.getByRole('dialog', { name: `Send “${name}” back` });
    const box = dialog.getByRole('textbox', { name: 'What should be corrected?' });
    await expect(box).toBeFocused();
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await box.fill(reason);
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expectAnnouncement(page, 'Sent back to its owner');
    await expect(card).toHaveCount(0);
    await expect(dialog).toBeHidden();
    expect(await readMail(person.email)).toContain(reason);
  });

  await test.step('the owner reads it in the list, on the page, and in the form', async () => {
    const context = await browser.newContext();
    const own = await context.newPage();
    await staySignedIn(own, request, person);
    await gotoHydrated(own, '/manage_services');
    await expect(own.getByRole('article').filter({ hasText: name })).toContainText(reason);
    await gotoHydrated(own, `/services/${id}`);
    await own.getByRole('link', { name: 'Correct it' }).click();
    await expect(own.getByRole('main')).toContainText(reason);
    await expect(own.locator('[name=name]')).toHaveValue(name);
    await context.close();
  });

  await editByApi(request, person, id, { phone: '(325) 555-0142' });
  await gotoHydrated(page, '/manage_approvals');
  await expect(card).toBeVisible();
});

test('an administrator sends a service back and deletes one on their own pages', async ({ page, request, person }) => {
  const [first, second] = [
    await addPantry(request, person, 'Sample pantry to send back'),
    await addPantry(request, person, 'Sample pantry to delete'),
  ];
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, `/services/${first.id}`);
  await page.getByRole('button', { name: 'Send back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expectAnnouncement(page, 'Sent back to its owner');
  await expect(page.getByRole('main')).toContainText(reason);
  await expect(dialog).toBeHidden();

  await gotoHydrated(page, `/services/${second.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(second.name);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/manage_approvals$/);
  await expect(page.getByRole('article').filter({ hasText: second.name })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services to approve');
});
