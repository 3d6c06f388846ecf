import type { Browser, Page, Response } from '@playwright/test';
import type { AdminList } from './adminLists.ts';
import { type TaskTimes, taskTimes } from './taskTimes.ts';

export interface ListTimes {
  /** Calls of the API that the page makes: the server's time for the slowest, and the bytes of all as they travel. */
  serverMs: number;
  bytes: number;
  elements: number;
  /** How many more things came as one scrolled. */
  cameLater: number;
  opening: TaskTimes;
  typing: TaskTimes | null;
  scrolling: TaskTimes;
}

const categories = ['disabled-by-default-devtools.timeline'];

/** Opens a list as whoever has signed in on this device, types into its search, and scrolls through several pages of it. */
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
    (told) => document.querySelector('[role=search] [role=status]')?.textContent !== told,
    before,
  );
}

async function weigh(answers: readonly Response[]) {
  let serverMs = 0;
  let bytes = 0;
  for (const answer of answers) {
    const [, told = '0'] = /total;dur=([\d.]+)/.exec(answer.headers()['server-timing'] ?? '') ?? [];
    serverMs = Math.max(serverMs, Number(told));
    bytes += (await answer.request().sizes()).responseBodySize;
  }
  return { serverMs, bytes };
}
