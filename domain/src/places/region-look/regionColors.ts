import { z } from 'zod';

/** The colors that a region may change, as in `web/src/ui/tokens.css`. */
const changeable = [
  ...['night', 'nightRaised', 'onNight', 'onNightSoft', 'amber', 'onAmber'],
  ...['paper', 'card', 'quiet', 'line', 'ink', 'inkSoft', 'fieldLine', 'link', 'accent', 'onAccent', 'focus'],
] as [string, ...string[]];

type Theme = 'light' | 'dark';
type Colors = Readonly<Record<string, string | undefined>>;

/** The colors of a region that changes none, and the fixed colors that lie on or beside them. */
export const defaultColors: Record<Theme, Colors> = {
  light: {
    ...{ night: '#16244a', nightRaised: '#22335f', onNight: '#f8f4ea', onNightSoft: '#c9d1e6' },
    ...{ amber: '#ffc15e', onAmber: '#22180a', paper: '#faf7f1', card: '#ffffff', quiet: '#f0ebe0' },
    ...{ ink: '#1b2338', inkSoft: '#545d75', line: '#e2dccf', fieldLine: '#8a8fa0', link: '#1f478f' },
    ...{ accent: '#16244a', onAccent: '#ffffff', focus: '#b25e00' },
    ...{ open: '#17663a', closed: '#8a3325', warning: '#774a00' },
  },
  dark: {
    ...{ night: '#0b1226', nightRaised: '#1b2747', onNight: '#f8f4ea', onNightSoft: '#b4bfda' },
    ...{ amber: '#ffc15e', onAmber: '#22180a', paper: '#10182f', card: '#18223f', quiet: '#202c4d' },
    ...{ ink: '#f1efe8', inkSoft: '#b6bed2', line: '#2d395c', fieldLine: '#7f8aa8', link: '#a9c4ff' },
    ...{ accent: '#ffc15e', onAccent: '#22180a', focus: '#ffc15e' },
    ...{ open: '#8be0ab', closed: '#ffb7a6', warning: '#ffd591' },
  },
};

const text = 4.5;
const shape = 3;

/** Which color must be distinct from which others, and by which contrast (WCAG 1.4.3 and 1.4.11). */
const pairs: [color: string, grounds: string[], contrast: number][] = [
  ['onNight', ['night', 'nightRaised'], text],
  ['onNightSoft', ['night'], text],
  ['onAmber', ['amber'], text],
  ['onAccent', ['accent'], text],
  ['ink', ['paper', 'card', 'quiet'], text],
  ['inkSoft', ['paper', 'card', 'quiet'], text],
  ['link', ['paper', 'card', 'quiet'], text],
  ['accent', ['card'], text],
  ['open', ['paper', 'card'], text],
  ['closed', ['paper', 'card'], text],
  ['warning', ['paper', 'card'], text],
  ['amber', ['night'], shape],
  ['focus', ['paper', 'card'], shape],
  ['fieldLine', ['card'], shape],
];

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'NOT_A_COLOR');
const ofTheme = z.partialRecord(z.enum(changeable), color).optional();

/** The colors that differ from the default ones. Missing dark colors are the default dark ones. */
export const RegionColors = z.strictObject({ light: ofTheme, dark: ofTheme }).superRefine((colors, context) => {
  for (const theme of ['light', 'dark'] as const)
    for (const { color, ground, contrast, needed } of faintColors({ ...defaultColors[theme], ...colors[theme] }))
      context.addIssue({
        code: 'custom',
        path: [theme, colors[theme]?.[color] ? color : ground],
        message: `${color} on ${ground} has a contrast of ${contrast.toFixed(2)}. It needs ${needed}.`,
      });
});
export type RegionColors = z.infer<typeof RegionColors>;

/** The pairs of colors with too little contrast. */
export function faintColors(colors: Colors) {
  return pairs.flatMap(([color, grounds, needed]) =>
    grounds
      .map((ground) => ({ color, ground, needed, contrast: contrastOf(colors[color]!, colors[ground]!) }))
      .filter(({ contrast }) => contrast < needed),
  );
}

/** The contrast of two colors, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [bright = 1, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The style sheet of the colors. Empty if a region changes none. */
export function colorStyles(colors: RegionColors | undefined): string {
  const rule = (media: string, ofTheme: Colors | undefined) => {
    const tokens = Object.entries(ofTheme ?? {}).map(([name, value]) => `--${cssName(name)}:${value}`);
    return tokens.length > 0 ? `@media ${media}{:root{${tokens.join(';')}}}` : '';
  };
  // Paper is white: printed pages have the light colors.
  return (
    rule('print,(prefers-color-scheme:light)', colors?.light) +
    rule('screen and (prefers-color-scheme:dark)', colors?.dark)
  );
}

const cssName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
