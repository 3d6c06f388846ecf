import { test as base, expect } from '@playwright/test';
import { listen } from './heard.ts';
import { address, moment, tiledAddress } from './setting.ts';

interface Expected {
  /** Errors that the browser may write to its console in this journey: one who asks for a missing page is told so. */
  expectedComplaints: RegExp | null;
  /** The only other origin that this journey may ask. */
  otherOrigin: string | null;
}

/**
 * A journey in the standing moment of the server. Whatever it is about, it also fails when a page complains (errors,
 * violations of the content security policy) or asks any other origin.
 */
export const test = base.extend<Expected & { watch: undefined }>({
  expectedComplaints: [null, { option: true }],
  otherOrigin: [null, { option: true }],
  watch: [
    async ({ page, expectedComplaints, otherOrigin }, use) => {
      const complaints: string[] = [];
      const strangers: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedComplaints?.test(message.text())) complaints.push(message.text());
      });
      page.on('response', (response) => {
        if (response.status() === 500) complaints.push(`a fault of the server: ${response.url()}`);
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const isStranger = ![address, tiledAddress, otherOrigin].includes(origin) && protocol.startsWith('http');
        if (isStranger) strangers.push(request.url());
      });
      await use(undefined);
      expect(complaints, 'what the browser complained about').toEqual([]);
      expect(strangers, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      await page.clock.setFixedTime(moment);
      await listen(page);
    }
    await use(page);
  },
});

export { expect };
