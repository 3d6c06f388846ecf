import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Waits until a form has loaded the line about waiting messages, which must appear without a network. */
export async function readyForOffline(page: Page): Promise<void> {
  await expect(page.locator('link[rel="modulepreload"][href*="/OutboxNotice-"]')).toBeAttached();
  const files = readdirSync('web/build/client/assets').filter((name) => /^(OutboxNotice|thisPhone)-.*\.js$/.test(name));
  expect(files.length).toBeGreaterThanOrEqual(2);
  // Each import ends when the script and everything that it imports have run.
  for (const name of files) await page.evaluate(`import('/assets/${name}').then(() => null)`);
}
