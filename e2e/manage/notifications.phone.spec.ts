import { expect, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { addPantry, approve, staySignedIn } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { administrator } from '../support/testConfig.ts';

test.use({ data: 'own' });

test('an owner reads what happened to a service, and chooses what to receive', async ({ page, request, person }) => {
  const { id, name } = await addPantry(request, person, `Sample pantry ${crypto.randomUUID().slice(0, 8)}`);
  await approve(request, id);
  await staySignedIn(page, request, person);
  await gotoHydrated(page, '/notifications');
  const card = page.getByRole('article').filter({ hasText: `${name} is approved` });
  await expect(card).toContainText('New');
  await expectAccessible(page);

  await test.step('a kind that is turned off stays off', async () => {
    const kind = page.getByRole('group', { name: 'A service of yours is approved' });
    await kind.getByLabel('Email').uncheck();
    await page.getByRole('button', { name: 'Save notifications' }).click();
    await expect(page.getByText('Your notifications were saved')).toBeVisible();
    await gotoHydrated(page, '/notifications');
    await expect(kind.getByLabel('Email')).not.toBeChecked();
    await expect(kind.getByLabel('In Amparo')).toBeChecked();
    // The first visit has read it.
    await expect(card).not.toContainText('New');
  });
});

test('administrators learn that a service waits', async ({ page, request, person }) => {
  const { name } = await addPantry(request, person, `Sample pantry ${crypto.randomUUID().slice(0, 8)}`);
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, '/notifications');
  await page.getByRole('article').filter({ hasText: name }).getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/manage_approvals/);
});
