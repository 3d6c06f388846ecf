import type { Screen } from './screens.ts';

export interface Shot {
  screen: string;
  look: string;
  file: string;
  png: Buffer;
}

const devices = [
  { device: 'phone', width: 360, height: 740 },
  { device: 'desk', width: 1280, height: 800 },
];

/** Every device, language and theme. */
export const looks = devices.flatMap(({ device, ...size }) =>
  (['en', 'es'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${device} ${language} ${colorScheme}`,
      ...size,
      language,
      colorScheme,
    })),
  ),
);

export const fileOfShot = (screen: string, look: string): string => `${screen} ${look}.png`.replaceAll(/[ ,]+/g, '-');

/** One page with all screenshots, a row for each screen. */
export function pageOfScreenshots(screens: Screen[], shots: Shot[]): string {
  const rows = screens.map(({ name }) => {
    const figures = shots
      .filter(({ screen }) => screen === name)
      .map(
        ({ look, file }) =>
          `<figure><img src="${file}" alt="" loading="lazy"><figcaption>${look}</figcaption></figure>`,
      );
    return `<h2>${name}</h2>\n<div>${figures.join('')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots of Amparo</title>
<style>
  body { font: 16px/1.4 system-ui; margin: 2rem; background: #888 }
  div { display: flex; gap: 1rem; overflow-x: auto }
  figure { margin: 0; flex: none }
  img { height: 520px; display: block }
</style>
${rows.join('\n')}
</html>
`;
}
