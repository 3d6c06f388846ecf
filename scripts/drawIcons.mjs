// Draws the app's icons and the image of link previews from icon.svg. Run it by hand after icon.svg has changed:
//   node scripts/drawIcons.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './findChromium.mjs';

const source = fileURLToPath(new URL('../web/src/', import.meta.url));
const icons = `${source}app/icons`;
const svg = readFileSync(`${icons}/icon.svg`, 'utf8');
const night = '#16244a';

/** These icons fill the square, because phones crop maskable icons and iOS rounds the corners. */
const pictures = [
  { file: `${icons}/icon192.png`, width: 192, height: 192, html: drawing(192) },
  { file: `${icons}/icon512.png`, width: 512, height: 512, html: drawing(512) },
  { file: `${icons}/iconMaskable.png`, width: 512, height: 512, ground: night, html: drawing(430) },
  { file: `${icons}/appleTouchIcon.png`, width: 180, height: 180, ground: night, html: drawing(170) },
  { file: `${source}ui/linkPreview.png`, width: 1200, height: 630, ground: night, html: preview() },
];

function drawing(size) {
  return svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
}

function preview() {
  return `${drawing(300)}<div class="words"><b>Amparo</b><span>Find help near you</span><span>Encuentre ayuda cerca</span></div>`;
}

const style = `
  body { margin: 0; height: 100vh; display: flex; align-items: center; justify-content: center; gap: 56px; }
  .words { display: grid; gap: 8px; font: 44px/1.3 "Liberation Sans", sans-serif; color: #f8f4ea; }
  .words b { font-size: 120px; line-height: 1.1; }
  .words span:last-child { color: #ffc15e; }
`;

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
for (const { file, width, height, ground = 'transparent', html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>${style} body { background: ${ground} }</style>${html}`);
  await page.screenshot({ path: file, omitBackground: ground === 'transparent' });
  await page.close();
}
await browser.close();
