import type { Page } from '@playwright/test';
import { gotoHydrated } from '../support/gotoHydrated.ts';

/** Bytes on the network, with headers, until the page is idle. */
export async function weighPage(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await gotoHydrated(page, path);
  await page.waitForLoadState('networkidle');
  await session.detach();
  return bytes;
}
