// npm run screenshots [-- --only map]: every screen on one page, on phone and desktop, in both languages, light and dark.
// With --readme: only the pictures of README.md. With --data: only those of docs/data.md. With --docs: only the main
// screens, for docs/screens. With --before FOLDER: the same from screenshots of release 0.1.0.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/findChromium.mjs';
import globalSetup from '../server/globalSetup.ts';
import { TestServer } from '../server/testServer.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { address, administrator, moment, returningVisitor, serviceOwner } from '../support/testConfig.ts';
import { takeDataScreenshots } from './dataScreenshots.ts';
import { readShots, writeDocsScreens } from './docsScreenshots.ts';
import { fileOfShot, looks, pageOfScreenshots, type Shot } from './pageOfScreenshots.ts';
import { takeReadmeScreenshots } from './readmeScreenshots.ts';
import { mainScreens, type Screen, screens, servicesToDraw } from './screens.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    readme: { type: 'boolean', default: false },
    data: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    before: { type: 'string', default: '' },
  },
});
const wanted = (values.docs ? mainScreens : screens).filter(({ name }) => name.includes(values.only));

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH.');
const stopPostgres = await globalSetup();
const server = await TestServer.start();
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  if (values.readme) await takeReadmeScreenshots(browser, address, await readIds());
  else if (values.data) await takeDataScreenshots(browser, address);
  else if (values.before) await writeDocsScreens(browser, await readShots(values.before), 'before');
  else if (values.docs) await writeDocsScreens(browser, await drawAll(browser), 'now');
  else await drawAllOnOnePage();
} finally {
  await browser.close();
  await server.close();
  await stopPostgres();
}

async function drawAllOnOnePage(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const shots = await drawAll(browser);
  for (const { file, png } of shots) await writeFile(`${folder}/${file}`, png);
  await writeFile(`${folder}/index.html`, pageOfScreenshots(wanted, shots));
  console.log(`${shots.length} screenshots: ${folder}/index.html`);
}

async function drawAll(browser: Browser): Promise<Shot[]> {
  const idOf = await readIds();
  const sessions = { provider: await signIn(serviceOwner), administrator: await signIn(administrator) };
  const shots: Shot[] = [];
  for (const look of looks) {
    for (const viewer of [undefined, 'provider', 'administrator'] as const) {
      const ofViewer = wanted.filter((screen) => screen.viewer === viewer);
      if (ofViewer.length > 0)
        shots.push(
          ...(await drawLook(browser, look, { screens: ofViewer, idOf, session: viewer && sessions[viewer] })),
        );
    }
    console.log(look.name);
  }
  return shots;
}

interface Drawing {
  screens: Screen[];
  idOf: (path: string) => string;
  /** Of the person who is signed in. */
  session: object | undefined;
}

async function drawLook(browser: Browser, look: (typeof looks)[number], { screens, idOf, session }: Drawing) {
  const { width, height, colorScheme, language } = look;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    storageState: returningVisitor,
  });
  if (session) await context.addInitScript((text) => localStorage.setItem('session', text), JSON.stringify(session));
  const page = await context.newPage();
  await page.clock.setFixedTime(moment);
  const shots: Shot[] = [];
  for (const { name, path, act } of screens) {
    await gotoHydrated(page, inLanguage(idOf(path), language));
    await page.waitForLoadState('networkidle');
    // The map beside a list comes when the browser is idle.
    await page.waitForFunction(() => !/^(Loading|Cargando)…$/m.test(document.body.innerText));
    await act?.(page);
    shots.push({ screen: name, look: look.name, file: fileOfShot(name, look.name), png: await page.screenshot() });
  }
  await context.close();
  return shots;
}

async function signIn({ email, password }: { email: string; password: string }): Promise<object> {
  const answer = await fetch(`${address}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { data: object }).data;
}

function inLanguage(path: string, language: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** Returns a function that puts the ids of services into paths. The ids are new at each start. */
async function readIds(): Promise<(path: string) => string> {
  const answer = await fetch(`${address}/api/services?limit=0`);
  const { data } = (await answer.json()) as { data: { id: string; name: string }[] };
  const ids = Object.entries(servicesToDraw).map(([key, name]) => [key, data.find((one) => one.name === name)!.id]);
  const idOf = Object.fromEntries(ids) as Record<string, string>;
  return (path) => path.replace(/\{(\w+)\}/, (_, key: string) => idOf[key]!);
}
