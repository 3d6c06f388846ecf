import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { moment, returningVisitor } from '../support/testConfig.ts';

const folder = fileURLToPath(new URL('../../docs/screenshots', import.meta.url));
const screens = {
  list: '/?type=FOOD',
  service: '/services/{pantry}',
  map: '/?type=FOOD&view=map',
};

/** Takes the three pictures of README.md on a phone, as JPEG, because the repository contains them. */
export async function takeReadmeScreenshots(browser: Browser, origin: string, idOf: (path: string) => string) {
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    storageState: returningVisitor,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(moment);
  for (const [name, path] of Object.entries(screens)) {
    await gotoHydrated(page, idOf(path));
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 70 });
  }
  await context.close();
}
