import { expect, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { administrator } from '../support/testConfig.ts';
import { addService, signInForToken } from './addService.ts';

test.use({ data: 'own' });

const shelters = Array.from({ length: 20 }, (_, n) => `Amber Shelter ${String(n + 10)}`);

test('twenty shelters fit on the first screen, and their numbers are counted with Tab and Enter', async ({
  page,
  request,
}) => {
  const token = await signInForToken(request, administrator);
  const ids: string[] = [];
  for (const name of shelters) {
    const beds = { type: ['SHELTER'], totalBeds: 8, availableBeds: 5 };
    ids.push((await addService(request, token, { ...beds, name })).id);
  }
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, '/available_beds?q=amber');
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(20);
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  const box = (n: number) => rows.nth(n).getByRole('textbox');
  await box(0).focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await expect(box(1)).toBeFocused();
  await expect(rows.nth(0).getByRole('status')).toHaveText('Saved');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(rows.nth(1).getByRole('status')).toHaveText('Saved');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(rows.nth(2).getByRole('button', { name: 'Still correct' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.nth(2).getByRole('status')).toHaveText('Saved');
  await box(3).fill('9');
  await page.keyboard.press('Tab');
  await expect(rows.nth(3).getByRole('status')).toContainText('There are only 8 beds in all.');
  await expect(box(4)).toBeFocused();

  const free = async (id = '') => (await (await request.get(`/api/services/${id}`)).json()).data.availableBeds;
  expect(await Promise.all(ids.slice(0, 5).map(free))).toEqual([3, 2, 5, 5, 5]);
});
