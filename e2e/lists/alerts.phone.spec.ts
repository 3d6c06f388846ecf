import type { Page } from '@playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';
import { moment } from '../support/testConfig.ts';

// One of the sample's four alerts has ended on the day of the tests.
const live = ['Mitchell County Rent Relief', 'Porchlight Night Shelter', 'Taylor County Heat and Light Fund'];

function banner(page: Page, name = 'Urgent news') {
  return page.getByRole('main').getByRole('region', { name });
}

/** Opens the banner, which is one line at first. */
async function openBanner(page: Page, name = 'Urgent news'): Promise<void> {
  await banner(page, name).locator('summary').click();
}

/** Returns the alert in the middle of the row. */
function seen(page: Page): Promise<string | null> {
  return banner(page)
    .getByRole('list')
    .evaluate((row) => {
      const { x, y, width } = row.getBoundingClientRect();
      const middle = document.elementFromPoint(x + width / 2, y + 40);
      return middle?.closest('li')?.querySelector('h2')?.textContent ?? null;
    });
}

/** Time passes only when the test advances the clock. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: moment });
  await gotoHydrated(page, '/');
  await openBanner(page);
  await expect(banner(page).getByRole('button', { name: 'Next alert' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.mouse.move(0, 0);
}

test('the banner opens to the current alerts near a place, in both languages', async ({ page, context, baseURL }) => {
  await test.step('the alerts are one line of 44 px that opens and closes', async () => {
    await gotoHydrated(page, '/');
    expect((await banner(page).boundingBox())?.height).toBe(44);
    await expect(banner(page).locator('summary')).toContainText('and 2 more');
    await expect(banner(page).getByRole('link')).toHaveCount(0);
    await openBanner(page);
    await expect(banner(page).getByRole('link').first()).toBeVisible();
    await openBanner(page);
    await expect(banner(page).getByRole('link')).toHaveCount(0);
  });
  await test.step('current alerts are above the list, in the page’s language, and link to their services', async () => {
    await startOver(page);
    await gotoHydrated(page, '/');
    await openBanner(page);
    const names = await banner(page).getByRole('heading', { level: 2 }).allTextContents();
    expect([...names].sort()).toEqual(live);
    await expect(banner(page)).toContainText('Winter bill help is open to all of Taylor County');
    // The other text names its date itself.
    await expect(banner(page).getByText('Open till February 28, 2027', { exact: true })).toHaveCount(1);
    await expect(banner(page).getByText(/^Open till/)).toHaveCount(1);

    await page.goto('/?lang=es');
    const spanish = banner(page, 'Avisos urgentes');
    await openBanner(page, 'Avisos urgentes');
    await expect(spanish).toContainText('En las noches de helada Porchlight recibe a todos');
    await expect(spanish.getByText('Abierto hasta el 28 de febrero de 2027', { exact: true })).toHaveCount(1);
    const first = spanish.getByRole('link').first();
    const name = await first.innerText();
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
  await test.step('with a place, only alerts within 50 miles are shown', async () => {
    await startOver(page);
    // Abilene: Colorado City, in Mitchell County, is some 67 miles away.
    const place = { name: 'place', value: encodeURIComponent('-99.733|32.449|Abilene'), url: baseURL! };
    await context.addCookies([place]);
    await page.goto('/');
    await openBanner(page);
    const names = await banner(page).getByRole('heading', { level: 2 }).allTextContents();
    expect([...names].sort()).toEqual(live.slice(1));
  });
});

test('an open banner shows its texts in full and stays where it is', async ({ page }) => {
  await openStill(page);
  const cut = await banner(page)
    .locator('h2 a, li p')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight),
    );
  expect(cut).toEqual([]);
  await page.clock.runFor(60_000);
  await expect(banner(page).getByText('1 of 3')).toBeVisible();
});

test('next and previous wrap around', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page);
  const first = await seen(page);
  await banner(page).getByRole('button', { name: 'Next alert' }).click();
  await expect(banner(page).getByText('2 of 3')).toBeVisible();
  expect(await seen(page)).not.toBe(first);
  await banner(page).getByRole('button', { name: 'Previous alert' }).click();
  await banner(page).getByRole('button', { name: 'Previous alert' }).click();
  await expect(banner(page).getByText('3 of 3')).toBeVisible();
});

test('with it nothing on the page jumps', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await gotoHydrated(page, '/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('alerts are a scrollable row without buttons', async ({ page }) => {
    await page.goto('/');
    await openBanner(page);
    await expect(banner(page).getByRole('button')).toHaveCount(0);
    const last = banner(page).getByRole('listitem').last();
    await last.scrollIntoViewIfNeeded();
    await last.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(live.join('|')));
  });
});
