import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that a theme can change is colour. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** Cards are alike, so check only the first ten of a list. */
const otherCards = 'main li:nth-child(n + 11) > article';

/** Checks that axe finds nothing in the light theme and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(new AxeBuilder({ page }).withTags(rules));
  const light = await groundOf(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(() => groundOf(page), 'the dark theme is another one').not.toBe(light);
  await expectNothing(new AxeBuilder({ page }).withRules(colourRules));
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNothing(axe: AxeBuilder): Promise<void> {
  const { violations, passes } = await axe.exclude(otherCards).setLegacyMode().analyze();
  expect(passes.length, 'rules that had something to judge').toBeGreaterThan(0);
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, any }) => [html, any[0]?.message]),
  }));
  expect(found).toEqual([]);
}

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}
