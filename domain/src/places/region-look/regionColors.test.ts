import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorStyles, contrastOf, defaultColors, faintColors, RegionColors } from './regionColors.ts';

const problemsOf = (colors: unknown) =>
  RegionColors.safeParse(colors).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#16244a', '#16244a', 1],
])('the contrast of %s and %s is %s', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
  expect(contrastOf(other, one)).toBeCloseTo(contrast, 2);
});

test('the default colors are those of the pages, and none is faint', () => {
  const tokens = readFileSync(new URL('../../../../web/src/ui/tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark');
  const read = (css: string) =>
    Object.fromEntries(
      [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value]) => [
        name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
    );
  const ofPages = { light: read(light), dark: { ...read(light), ...read(dark) } };
  for (const theme of ['light', 'dark'] as const) {
    expect(ofPages[theme]).toMatchObject(defaultColors[theme]);
    expect(faintColors(defaultColors[theme])).toEqual([]);
  }
});

test('a color without enough contrast is refused, by its theme and name', () => {
  expect(problemsOf({ light: { link: '#88aaff' } })).toContain(
    'light.link: link on paper has a contrast of 2.13. It needs 4.5.',
  );
  expect(problemsOf({ dark: { paper: '#808080' } })).toContainEqual(
    expect.stringMatching(/^dark\.paper: ink on paper/),
  );
  expect(problemsOf({ light: { link: 'blue' } })).toEqual(['light.link: NOT_A_COLOR']);
  expect(problemsOf({ light: { shadow: '#000000' } })).toHaveLength(1);
});

test('a style sheet has the changed colors of each theme, and print has the light ones', () => {
  const colors = { light: { night: '#123456', onNightSoft: '#ffffff' }, dark: { link: '#ffffff' } };
  expect(problemsOf(colors)).toEqual([]);
  expect(colorStyles(colors)).toBe(
    '@media print,(prefers-color-scheme:light){:root{--night:#123456;--on-night-soft:#ffffff}}' +
      '@media screen and (prefers-color-scheme:dark){:root{--link:#ffffff}}',
  );
  expect(colorStyles(undefined)).toBe('');
});
