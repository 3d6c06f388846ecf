import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { fileOfShot, looks, type Shot } from './pageOfScreenshots.ts';
import { mainScreens } from './screens.ts';

const folder = fileURLToPath(new URL('../../docs/screens', import.meta.url));
/** Each picture has eight looks, and the repository contains all of them. */
const quality = 30;
const heightPx = 400;

/** Writes one picture for each main screen, with all its looks beside each other, and a page that shows them. */
export async function writeDocsScreens(browser: Browser, shots: Shot[], version: 'before' | 'now'): Promise<void> {
  await rm(`${folder}/${version}`, { recursive: true, force: true });
  await mkdir(`${folder}/${version}`, { recursive: true });
  const page = await browser.newPage();
  for (const { name } of mainScreens) {
    const looks = shots.filter(({ screen }) => screen === name);
    await page.setContent(sheet(looks));
    await writeFile(`${folder}/${version}/${fileOf(name)}`, await captureWebp(page));
  }
  await page.close();
  await writeFile(`${folder}/README.md`, document());
}

/** Reads the screenshots that another version of the code took of the main screens. */
export function readShots(from: string): Promise<Shot[]> {
  const all = mainScreens.flatMap(({ name }) => looks.map((look) => ({ screen: name, look: look.name })));
  return Promise.all(
    all.map(async ({ screen, look }) => {
      const file = fileOfShot(screen, look);
      return { screen, look, file, png: await readFile(`${from}/${file}`) };
    }),
  );
}

const fileOf = (screen: string) => `${screen.replaceAll(/[ ,]+/g, '-')}.webp`;

/** All pictures are in the page, because a page without an address may not load files. */
function sheet(shots: Shot[]): string {
  const images = shots.map(({ png }) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
  return `<style>
  body { margin: 0; padding: 12px; display: inline-flex; gap: 12px; background: #888 }
  img { height: ${heightPx}px; display: block }
</style>
${images.join('\n')}`;
}

/** Playwright itself writes no WebP. */
async function captureWebp(page: Page): Promise<Buffer> {
  const clip = await page.locator('body').boundingBox();
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    ...{ format: 'webp', quality, captureBeyondViewport: true },
    clip: { ...clip!, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

function document(): string {
  const parts = mainScreens.map(({ name }) => {
    const file = fileOf(name);
    const title = name[0]!.toUpperCase() + name.slice(1);
    return `## ${title}\n\nRelease 0.1.0:\n\n![${name}, before](before/${file})\n\nNow:\n\n![${name}](now/${file})\n`;
  });
  return `# The main screens

Each picture shows a screen with the sample data: on a phone (360×740) in English, light and dark, and in Spanish, light
and dark; then the same on a desk (1280×800). Open a picture for its full size.

- \`npm run screenshots -- --docs\` takes the pictures of the current code.
- \`npm run screenshots -- --before FOLDER\` makes those of release 0.1.0, from the screenshots that its own
  \`npm run screenshots\` has written to the folder. Its list of screens needs the search for danger and the chat.

${parts.join('\n')}`;
}
