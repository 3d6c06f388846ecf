import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { installWorker, storeData } from '../offline/installWorker.ts';
import { TestServer } from '../server/testServer.ts';
import { recordAnnouncements } from './liveRegion.ts';
import { SharedTab } from './sharedTab.ts';
import { startOver } from './startOver.ts';
import { address, basinAddress, moment, tiledAddress } from './testConfig.ts';

export interface Options {
  /** `cut`: the phone has stored the pages and their data, and has no network. `flapping`: it comes and goes all the time. */
  network: 'on' | 'cut' | 'flapping';
  /** Errors that the browser may write to its console in this test, for example for a page that is not found. */
  expectedComplaints: RegExp | null;
  /** The only other origin that this test may call. */
  otherOrigin: string | null;
  /** `own`: the test changes lists, so it gets the original data, and the next test too. `shared`: it only adds to them. */
  data: 'shared' | 'own';
  /** `shared`: the test needs no history or cache of its own, and changes nothing in the tab that SharedTab does not undo. */
  tab: 'shared' | 'own';
  /** Also starts the server of a region with map tiles, an app, and a transit planner, at tiledAddress. */
  hasTiledServer: boolean;
  /** Also starts the server of the other sample region, at basinAddress. */
  hasBasinServer: boolean;
}

/**
 * A test at a fixed time on the server of its worker. It also fails if a page has an error, violates the content security
 * policy, or calls another origin.
 */
export const test = base.extend<
  Options & { watch: undefined },
  { server: TestServer; sharedTabs: Map<string, SharedTab> }
>({
  network: ['on', { option: true }],
  expectedComplaints: [null, { option: true }],
  otherOrigin: [null, { option: true }],
  data: ['shared', { option: true }],
  tab: ['own', { option: true }],
  hasTiledServer: [false, { option: true }],
  hasBasinServer: [false, { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await TestServer.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sharedTabs: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const tabs = new Map<string, SharedTab>();
      await use(tabs);
      for (const tab of tabs.values()) await tab.close();
    },
    { scope: 'worker' },
  ],
  // Pages and calls need the address, so the data is ready before them.
  baseURL: async ({ server, data, hasTiledServer, hasBasinServer }, use) => {
    await server.useData(data);
    if (hasTiledServer) await server.send('start tiled');
    if (hasBasinServer) await server.send('start basin');
    await use(address);
  },
  watch: [
    async ({ page, network, expectedComplaints, otherOrigin }, use) => {
      const complaints: string[] = [];
      const otherOrigins: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        const isExpected =
          expectedComplaints?.test(message.text()) || (network !== 'on' && noNetwork.test(message.text()));
        if (message.type() === 'error' && !isExpected) complaints.push(message.text());
      });
      page.on('response', (response) => {
        if (response.status() === 500) complaints.push(`server error: ${response.url()}`);
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const isOther =
          ![address, tiledAddress, basinAddress, otherOrigin].includes(origin) && protocol.startsWith('http');
        if (isOther) otherOrigins.push(request.url());
      });
      await use(undefined);
      expect(complaints, 'errors in the browser').toEqual([]);
      expect(otherOrigins, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
  context: async (
    { context, tab, sharedTabs, browser, viewport, contextOptions, extraHTTPHeaders, javaScriptEnabled, network },
    use,
    testInfo,
  ) => {
    if (tab === 'own' || !javaScriptEnabled || network !== 'on') return use(context);
    const screen = { viewport, reducedMotion: contextOptions.reducedMotion ?? 'no-preference' };
    const key = JSON.stringify(screen);
    const shared = sharedTabs.get(key) ?? (await SharedTab.open(browser, screen));
    sharedTabs.set(key, shared);
    await shared.context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(shared.context);
    // Playwright replaces a worker after a failed test.
    if (testInfo.status === testInfo.expectedStatus) await shared.startOver();
  },
  page: async ({ context, javaScriptEnabled, network }, use) => {
    const [shared] = context.pages();
    if (shared) return use(shared);
    const page = await context.newPage();
    if (javaScriptEnabled) {
      await page.clock.setFixedTime(moment);
      await recordAnnouncements(page);
    }
    if (network === 'on') return use(page);
    await installWorker(page);
    await storeData(page, moment);
    await startOver(page);
    const stop = network === 'cut' ? await cutNetwork(context) : flapNetwork(context);
    await use(page);
    await stop();
  },
});

/** Chromium says ERR_FAILED if the service worker had no network. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/;
/** Longer than a request takes, and shorter than a step of a test. */
const flapMs = 700;

async function cutNetwork(context: BrowserContext): Promise<() => Promise<void>> {
  await context.setOffline(true);
  return async () => {};
}

/** Cuts and restores the network until the returned function is called. */
function flapNetwork(context: BrowserContext): () => Promise<void> {
  const stopping = new AbortController();
  const flap = async () => {
    for (let isOffline = true; !stopping.signal.aborted; isOffline = !isOffline) {
      await context.setOffline(isOffline);
      await delay(flapMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const flapping = flap();
  return async () => {
    stopping.abort();
    await flapping;
  };
}

export { expect };
