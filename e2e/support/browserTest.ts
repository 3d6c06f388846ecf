import { test as base, expect } from '@playwright/test';
import { TestServer } from '../server/testServer.ts';
import { recordAnnouncements } from './liveRegion.ts';
import { address, basinAddress, moment, tiledAddress } from './testConfig.ts';

interface Options {
  /** Errors that the browser may write to its console in this test, for example for a page that is not found. */
  expectedComplaints: RegExp | null;
  /** The only other origin that this test may call. */
  otherOrigin: string | null;
  /** `own`: the test changes lists, so it gets the original data, and the next test too. `shared`: it only adds to them. */
  data: 'shared' | 'own';
  /** Also starts the server of a region with map tiles, an app, and a transit planner, at tiledAddress. */
  hasTiledServer: boolean;
  /** Also starts the server of the other sample region, at basinAddress. */
  hasBasinServer: boolean;
}

/**
 * A test at a fixed time on the server of its worker. It also fails if a page has an error, violates the content security
 * policy, or calls another origin.
 */
export const test = base.extend<Options & { watch: undefined }, { server: TestServer }>({
  expectedComplaints: [null, { option: true }],
  otherOrigin: [null, { option: true }],
  data: ['shared', { option: true }],
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
  // Pages and calls need the address, so the data is ready before them.
  baseURL: async ({ server, data, hasTiledServer, hasBasinServer }, use) => {
    await server.useData(data);
    if (hasTiledServer) await server.send('start tiled');
    if (hasBasinServer) await server.send('start basin');
    await use(address);
  },
  watch: [
    async ({ page, expectedComplaints, otherOrigin }, use) => {
      const complaints: string[] = [];
      const otherOrigins: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedComplaints?.test(message.text())) complaints.push(message.text());
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
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      await page.clock.setFixedTime(moment);
      await recordAnnouncements(page);
    }
    await use(page);
  },
});

export { expect };
