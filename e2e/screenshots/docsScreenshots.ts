import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { Shot } from './pageOfScreenshots.ts';
import { mainScreens } from './screens.ts';

const folder = fileURLToPath(new URL('../../docs/screens', import.meta.url));
/** Each picture has eight looks, and the repository contains all of them. */
const quality = 30;
const heightPx = 520;

/** Writes one picture for each main screen, with all its looks beside each other, and a page that shows them. */
export async function writeDocsScreens(browser: Browser, shots: Shot[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage();
  for (const { name } of mainScreens) {
    const looks = shots.filter(({ screen }) => screen === name);
    await page.setContent(sheet(looks));
    await writeFile(`${folder}/${fileOf(name)}`, await captureWebp(page));
  }
  await page.close();
  await writeFile(`${folder}/README.md`, document());
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
  const parts = mainScreens.map(
    ({ name }) => `## ${name[0]!.toUpperCase()}${name.slice(1)}\n\n![${name}](${fileOf(name)})\n`,
  );
  return `# The main screens

\`npm run screenshots -- --docs\` takes these pictures, with the sample data: on a phone (360×740) in English, light and
dark, and in Spanish, light and dark; then the same on a desk (1280×800).
Open a picture for its full size.

${parts.join('\n')}`;
}
