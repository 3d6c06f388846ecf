import type { Browser, Page, Response } from '@playwright/test';
import type { AdminList } from './adminLists.ts';
import { type TaskTimes, taskTimes } from './taskTimes.ts';

export interface ListTimes {
  /** The server's time for the slowest API call of the page. */
  serverMs: number;
  bytes: number;
  elements: number;
  /** The number of items that scrolling loaded. */
  cameLater: number;
  opening: TaskTimes;
  typing: TaskTimes | null;
  scrolling: TaskTimes;
}

const categories = ['disabled-by-default-devtools.timeline'];

/** Opens a list as the signed-in user, searches, and scrolls through several pages. */
export async function measureList(browser: Browser, page: Page, list: AdminList): Promise<ListTimes> {
  const answers: Response[] = [];
  const note = (response: Response) => {
    if (response.url().includes('/api/')) answers.push(response);
  };
  page.on('response', note);
  const traced = async (act: () => Promise<void>) => {
    await browser.startTracing(page, { categories });
    await act();
    await page.waitForLoadState('networkidle');
    return taskTimes(await browser.stopTracing());
  };
  const opening = await traced(async () => {
    await page.goto(list.path);
    await page.locator(list.item).first().waitFor();
  });
  page.off('response', note);
  const elements = await page.locator('*').count();
  const before = await page.locator(list.item).count();
  const scrolling = await traced(() => scroll(page));
  const cameLater = (await page.locator(list.item).count()) - before;
  const typing = list.words === undefined ? null : await traced(() => type(page, list.words!));
  return { ...(await weigh(answers)), elements, cameLater, opening, typing, scrolling };
}

async function scroll(page: Page): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    if (step % 8 === 7) await page.waitForLoadState('networkidle');
  }
}

async function type(page: Page, words: string): Promise<void> {
  const count = page.getByRole('search').getByRole('status');
  const before = await count.textContent();
  await page.getByRole('searchbox').pressSequentially(words, { delay: 60 });
  await page.waitForFunction(
    (before) => document.querySelector('[role=search] [role=status]')?.textContent !== before,
    before,
  );
}

async function weigh(answers: readonly Response[]) {
  let serverMs = 0;
  let bytes = 0;
  for (const answer of answers) {
    const [, duration = '0'] = /total;dur=([\d.]+)/.exec(answer.headers()['server-timing'] ?? '') ?? [];
    serverMs = Math.max(serverMs, Number(duration));
    bytes += (await answer.request().sizes()).responseBodySize;
  }
  return { serverMs, bytes };
}
