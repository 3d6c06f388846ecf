// npm run screenshots [-- --only map]: every screen, on a phone and on a desk, in both languages, light and dark, on one page.
// With --readme: only the pictures of README.md.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/findChromium.mjs';
import { openAlive } from '../openAlive.ts';
import { agreed, moment } from '../setting.ts';
import { looks, pageOfScreenshots, type Shot } from './pageOfScreenshots.ts';
import { takeReadmeScreenshots } from './readmeScreenshots.ts';
import { screens, servicesToDraw } from './screens.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, readme: { type: 'boolean', default: false } },
});
const wanted = screens.filter(({ name }) => name.includes(values.only));

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH.');
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const server = await startServer();
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  if (values.readme) await takeReadmeScreenshots(browser, origin, await readIds());
  else await drawAllOnOnePage();
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function drawAllOnOnePage(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const shots = await drawAll(browser);
  await writeFile(`${folder}/index.html`, pageOfScreenshots(wanted, shots));
  console.log(`${shots.length} screenshots: ${folder}/index.html`);
}

async function drawAll(browser: Browser): Promise<Shot[]> {
  const idOf = await readIds();
  const shots: Shot[] = [];
  for (const look of looks) {
    const { width, height, colorScheme, language } = look;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
      storageState: agreed,
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(moment);
    for (const { name, path, act } of wanted) {
      const file = `${name} ${look.name}.png`.replaceAll(/[ ,]+/g, '-');
      await openAlive(page, inLanguage(idOf(path), language));
      await page.waitForLoadState('networkidle');
      await act?.(page);
      await page.screenshot({ path: `${folder}/${file}` });
      shots.push({ screen: name, look: look.name, file });
    }
    await context.close();
    console.log(look.name);
  }
  return shots;
}

function inLanguage(path: string, language: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** Puts the ids of services, which are new at each start, in their places. */
async function readIds(): Promise<(path: string) => string> {
  const answer = await fetch(`${origin}/api/services?limit=0`);
  const { data } = (await answer.json()) as { data: { id: string; name: string }[] };
  const ids = Object.entries(servicesToDraw).map(([key, name]) => [key, data.find((one) => one.name === name)!.id]);
  const idOf = Object.fromEntries(ids) as Record<string, string>;
  return (path) => path.replace(/\{(\w+)\}/, (_, key: string) => idOf[key]!);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** The server of the journeys, with its sample data and its standing clock. */
async function startServer(): Promise<ChildProcess> {
  const env = { ...process.env, E2E_PORT: String(port) };
  const child = spawn(process.execPath, ['e2e/startServer.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (child.exitCode === null) {
    const isUp = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server ended before it was ready.');
}
