import { chromiumFlags, foundChromium } from '../../scripts/findChromium.mjs';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { returningVisitor } from '../support/testConfig.ts';

/** Sizes of text in the browser's settings: 125 % and 200 % (WCAG 1.4.4). */
for (const size of [20, 32]) {
  test(`with text of ${size} px nothing is cut on a phone`, async ({ playwright, baseURL, request }) => {
    const browser = await playwright.chromium.launch({
      executablePath: foundChromium(),
      args: [...chromiumFlags, `--blink-settings=defaultFontSize=${size}`],
    });
    try {
      const viewport = { width: 360, height: 740 };
      const page = await browser.newPage({ baseURL, viewport, storageState: returningVisitor });
      const clinic = await findService(request, 'MERCY Health Clinic (Abilene-Taylor County Public Health District)');
      for (const path of ['/', '/?q=dentist&lang=es', clinic, '/crisis_lines?lang=es', '/chatbot', '/menu']) {
        await page.goto(path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toBe(`${size}px`);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
          .toBeLessThanOrEqual(360);
        const cut = await page
          .locator('aside a, header a, header button')
          .evaluateAll((elements) =>
            elements
              .filter(
                (element) => element.checkVisibility() && element.getBoundingClientRect().right > window.innerWidth,
              )
              .map((element) => element.textContent),
          );
        expect(cut, path).toEqual([]);
      }
    } finally {
      await browser.close();
    }
  });
}
