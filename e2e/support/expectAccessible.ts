import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';

type Theme = 'light' | 'dark';

/** Axe parses and runs the short source in half of the time of `axe.source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everyRule: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** All that a theme can change is color. */
const colorRules: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
/** Cards and rows are alike, so check only the first ten of a list or table. */
const others = 'main li:nth-child(n + 11) > article, main tbody > tr:nth-child(n + 11)';

/**
 * Checks that axe finds nothing: in one theme, or by all rules in the light and by the rules of color in the dark theme.
 * Pages are checked in Spanish, because its words are longer. The translations decide no rule of axe.
 */
export async function expectAccessible(page: Page, theme?: Theme): Promise<void> {
  await expectNothing(page, theme ?? 'light', everyRule);
  if (!theme) await expectNothing(page, 'dark', colorRules);
}

async function expectNothing(page: Page, theme: Theme, rules: RunOptions['runOnly']): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.waitForFunction(isShown, theme);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations, passes } = await runAxe(page, rules);
  expect(passes.length, 'rules that had something to judge').toBeGreaterThan(0);
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, any }) => [html, any[0]?.message]),
  }));
  expect(found).toEqual([]);
}

function runAxe(page: Page, rules: RunOptions['runOnly']): Promise<Pick<AxeResults, 'violations' | 'passes'>> {
  // The rules that read style sheets and media are not chosen, so loading those again would be in vain.
  const options: RunOptions = { runOnly: rules, resultTypes: ['violations'], preload: false };
  return page.evaluate(
    async ({ others, options }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      for (const animation of document.getAnimations())
        if (animation.timeline instanceof DocumentTimeline && animation.effect?.getTiming().iterations === 1)
          animation.finish();
      // Axe measures every element of the page, also those that it must exclude.
      const elements = [...document.querySelectorAll<HTMLElement>(others)];
      const heights = elements.map(({ offsetHeight }) => offsetHeight);
      const boxes = elements.map((element, index) => {
        const box = document.createElement(element.localName === 'tr' ? 'tr' : 'div');
        box.style.height = `${heights[index]}px`;
        element.replaceWith(box);
        return box;
      });
      const { violations, passes } = await axe.run(options as RunOptions);
      for (const [index, box] of boxes.entries()) box.replaceWith(elements[index]!);
      return { violations, passes };
    },
    { others, options },
  );
}

/**
 * Runs in the browser, before each frame until it is true. Whether the page has the bright or dark background of this
 * theme, and no animation is under way: a text that fades has less contrast. Those that follow the scroll position never
 * end.
 */
function isShown(theme: Theme): boolean {
  const [red = 0, green = 0, blue = 0] = getComputedStyle(document.documentElement)
    .backgroundColor.match(/\d+/g)!
    .map(Number);
  const isRunning = document
    .getAnimations()
    .some(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline);
  return !isRunning && theme === (red + green + blue > 382 ? 'light' : 'dark');
}
