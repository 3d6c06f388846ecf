// npm run bench:offline [-- --services 1000]: sizes and times of the data for phones without a network.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/findChromium.mjs';
import { measureDevice } from './offline/measureDevice.ts';
import { measureOpening } from './offline/measureOpening.ts';
import { measurePackage } from './offline/measurePackage.ts';
import { measureSizes } from './offline/measureSizes.ts';
import { startAmparo, startFixedBody } from './speed/amparoServer.ts';
import { loadServices } from './speed/loadServices.ts';
import { atMost, type Figure, tableOf, withoutTarget } from './speed/report.ts';

/** The limits of the requirements, in kB and milliseconds. */
const limits = [
  { services: 1000, kilobytes: 250, firstList: 500, search: 100 },
  { services: 10_000, kilobytes: 2000, firstList: 1000, search: 250 },
];

const { values } = parseArgs({ options: { services: { type: 'string' } } });

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH.');
for (const limit of limits) {
  if (values.services && Number(values.services) !== limit.services) continue;
  console.log(`\n${tableOf(`${limit.services.toLocaleString('en-US')} services`, await measure(limit))}`);
}

async function measure({ services, kilobytes, firstList, search }: (typeof limits)[number]): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amparo-bench-'));
  await loadServices(dataDir, services);
  const server = await startAmparo(dataDir);
  const floor = await startFixedBody();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const sizes = await measureSizes(server.origin);
    const device = await measureDevice(browser, server.origin);
    const opening = await measureOpening(browser, server.origin);
    // Last: after a start, the server still changes data, and builds the package again.
    const rates = await measurePackage(server.origin, floor.origin);
    return [
      atMost('all services, Brotli', sizes.services / 1000, kilobytes, 'kB'),
      withoutTarget('the other parts, Brotli', `${Math.round(sizes.parts / 1000)} kB`),
      withoutTarget('the manifest, Brotli', `${sizes.manifest} bytes`),
      withoutTarget('the likes of all services, Brotli', `${sizes.likes} bytes`),
      atMost('one changed service: manifest, lists, and service (median)', sizes.oneChange.median / 1000, 2, 'kB'),
      atMost('one changed service (most)', sizes.oneChange.most / 1000, 2, 'kB'),
      withoutTarget(
        'first download and preparation, by the clock of this computer',
        `${Math.round(device.download)} ms`,
      ),
      withoutTarget('space on the device', `${(device.stored / 1e6).toFixed(1)} MB`),
      withoutTarget('start of the engine, 6× slower', `${Math.round(device.engine)} ms`),
      atMost('first list, 6× slower', device.firstList, firstList, 'ms'),
      withoutTarget('next list, 6× slower', `${Math.round(device.nextList)} ms`),
      withoutTarget('first search, 10 s after the list, 6× slower', `${Math.round(device.firstSearch)} ms`),
      atMost('next search, 6× slower', device.search, search, 'ms'),
      withoutTarget('first message to the chat, 6× slower', `${Math.round(device.firstMessage)} ms`),
      withoutTarget('next message to the chat, 6× slower', `${Math.round(device.message)} ms`),
      ...Object.entries(opening).map(([step, { total, longest }]) =>
        withoutTarget(
          `a list on a phone, ${step}: all tasks, not slowed; the longest, 6× slower`,
          `${Math.round(total)}; ${Math.round(6 * longest)} ms`,
        ),
      ),
      ...rates,
    ];
  } finally {
    await browser.close();
    await Promise.all([server.stop(), floor.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}
