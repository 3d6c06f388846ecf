import type { Browser } from '@playwright/test';
import { type TaskTimes, taskTimes } from '../lists/taskTimes.ts';

const categories = ['disabled-by-default-devtools.timeline'];
const phone = { width: 360, height: 740 };
/** Milliseconds until everything is drawn. */
const DRAWING = 3_000;

/** Opens a list of 100 services without a network, in a new page. The processor time of the page's tasks. */
export async function measureOpening(browser: Browser, origin: string): Promise<TaskTimes> {
  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'allow' });
  await context.addCookies([{ name: 'already-accessed', value: 'true', url: origin }]);
  const first = await context.newPage();
  await first.goto(origin);
  await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(async () => {
    const { engine } = self as unknown as { engine: { sync(options: object): Promise<void> } };
    await engine.sync({ place: null, isCostly: false });
  });
  await context.setOffline(true);
  await first.close();
  const page = await context.newPage();
  await browser.startTracing(page, { categories });
  await page.goto(`${origin}/?type=HEALTH`);
  await page.waitForFunction(() => document.querySelectorAll('article').length >= 100);
  await page.waitForTimeout(DRAWING);
  const times = taskTimes(await browser.stopTracing());
  await context.close();
  return times;
}
