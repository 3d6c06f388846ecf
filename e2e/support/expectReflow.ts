import { expect, type Page } from '@playwright/test';

/** On a screen 320 px wide nothing sticks out to the side (WCAG 1.4.10). */
export async function expectReflow(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize(size);
}
