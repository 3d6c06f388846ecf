import { signInOnDevice } from '../account/signInOnDevice.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { administrator } from '../support/testConfig.ts';
import { expect, test } from './adminTest.ts';

test.use({ data: 'own' });

test('an administrator reads people in a table, deletes one, and restores the account', async ({ page, request }) => {
  for (let n = 10; n < 30; n += 1) {
    const person = { email: `row${n}@example.org`, password: 'a light left on', displayName: `Row Person ${n}` };
    const headers = { 'x-forwarded-for': `10.77.0.${n}` };
    const answer = await request.post('/api/auth/sign-up', { headers, data: { ...person, phone: '3255550100' } });
    expect(answer.status()).toBe(201);
  }
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, '/manage_users');
  const rows = page.getByRole('table', { name: 'People' }).locator('[data-row]');
  await expect(rows.nth(19)).toBeInViewport({ ratio: 0.9 });
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('Row Person 1');
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'Delete: Row Person 12' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(9);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(10);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Row Person 10');
});
