import { weighPage } from '../lists/weighPage.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { marksOf } from './mapParts.ts';

test('the map loads after the list, and neither the map nor the alerts shift the layout', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await gotoHydrated(page, '/');
  await expect(marksOf(page).first()).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

test('the map beside the list adds less than 80 kB, once', async ({ page }) => {
  const both = await weighPage(page, '/');
  await expect(marksOf(page).first()).toBeVisible();
  expect(both).toBeLessThan(280_000);
  expect(await weighPage(page, '/?type=FOOD')).toBeLessThan(40_000);
});
