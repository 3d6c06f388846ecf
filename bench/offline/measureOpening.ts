import type { Browser } from '@playwright/test';
import { type TaskTimes, taskTimes } from '../lists/taskTimes.ts';

const categories = ['disabled-by-default-devtools.timeline'];
const phone = { width: 360, height: 740 };
/** Milliseconds until everything is drawn. */
const DRAWING = 3_000;
const LEAST_CARDS = 20;

/** The processor time of the page's tasks, for each step of a visit. */
export type StepTimes = Record<'opening' | 'nextList' | 'search' | 'scrolling' | 'back', TaskTimes>;

/** Opens a list of 100 services without a network in a new page, another list, and a search; scrolls, and goes back. */
export async function measureOpening(browser: Browser, origin: string): Promise<StepTimes> {
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
  /** Playwright's own scripts would be in the trace, so nothing is awaited inside. */
  const traced = async (step: () => Promise<unknown>) => {
    await browser.startTracing(page, { categories });
    await step();
    await page.waitForTimeout(DRAWING);
    const times = taskTimes(await browser.stopTracing());
    if ((await page.locator('article').count()) < LEAST_CARDS) throw new Error('The list did not appear.');
    return times;
  };
  const opening = await traced(() => page.goto(`${origin}/?type=HEALTH`));
  const tab = (await page.locator('a[href*="type=FOOD"]').first().boundingBox())!;
  const nextList = await traced(() => page.mouse.click(tab.x + tab.width / 2, tab.y + tab.height / 2));
  await page.locator('input[type=search]').first().focus();
  const search = await traced(async () => {
    await page.keyboard.type('doctor');
    await page.keyboard.press('Enter');
  });
  const scrolling = await traced(() => page.mouse.wheel(0, 100_000));
  await page.locator('article a').nth(40).click();
  await page.locator('h1').waitFor();
  const back = await traced(() => page.goBack());
  await context.close();
  return { opening, nextList, search, scrolling, back };
}
