// npm run bench:lists [-- --only feedback] [-- --at http://127.0.0.1:3000]: measures long administration lists.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/findChromium.mjs';
import { adminLists } from './lists/adminLists.ts';
import { fillLists } from './lists/fillLists.ts';
import { type ListTimes, measureList } from './lists/measureList.ts';
import { startAmparo } from './speed/amparoServer.ts';
import { loadServices } from './speed/loadServices.ts';
import { type Figure, tableOf } from './speed/report.ts';

const administrator = { email: 'admin@example.org', password: 'a sample password' };
const screens = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } };
/** People notice longer tasks. */
const longestTaskMs = 200;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, at: { type: 'string' } } });
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH.');
await (values.at ? measureAt(values.at) : measureOwn());

/** A server with a data folder of its own: 10,000 services, 5,000 people, 2,200 messages, 2,000 liaisons. */
async function measureOwn(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amparo-bench-'));
  await chmod(dataDir, 0o711);
  process.env.ADMIN_EMAIL = administrator.email;
  process.env.ADMIN_PASSWORD = administrator.password;
  await loadServices(dataDir, 10_000);
  const server = await startAmparo(dataDir, 'region');
  try {
    await fillLists(dataDir);
    await measureAt(server.origin);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureAt(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const { data: session } = (await answer.json()) as { data: unknown };
  const browser = await chromium.launch({ executablePath: executablePath!, args: chromiumFlags });
  const figures: Figure[] = [];
  for (const [screen, viewport] of Object.entries(screens)) {
    for (const list of adminLists.filter(({ name }) => name.includes(values.only))) {
      const context = await browser.newContext({ baseURL: origin, viewport });
      await context.addCookies([{ name: 'already-accessed', value: 'true', url: origin }]);
      await context.addInitScript((text) => localStorage.setItem('session', text), JSON.stringify(session));
      const times = await measureList(browser, await context.newPage(), list);
      figures.push(describe(`${list.name} (${screen})`, times));
      console.log(`${figures.at(-1)!.name}: ${figures.at(-1)!.value}`);
      await context.close();
    }
  }
  await browser.close();
  console.log(`\nLoad average of the last minute: ${loadavg()[0]!.toFixed(1)}.\n\n${tableOf('list', figures)}`);
}

function describe(
  name: string,
  { serverMs, bytes, elements, cameLater, opening, typing, scrolling }: ListTimes,
): Figure {
  const longest = Math.max(opening.longest, scrolling.longest, typing?.longest ?? 0);
  const ms = (time: number) => time.toFixed(0);
  const value = [
    `server ${ms(serverMs)} ms, ${(bytes / 1000).toFixed(0)} kB`,
    `${elements} elements`,
    `opening ${ms(opening.total)} ms (longest task ${ms(opening.longest)})`,
    `scrolling ${ms(scrolling.longest)}, ${cameLater} more`,
    ...(typing ? [`typing ${ms(typing.longest)}`] : []),
  ].join('; ');
  return { name, value, target: `tasks ≤ ${longestTaskMs} ms`, holds: longest <= longestTaskMs };
}
