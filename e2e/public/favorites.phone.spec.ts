import type { Page } from '@playwright/test';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';

test.use({ tab: 'shared' });

const pantry = 'Christian Service Center Food Pantry';
const shelter = 'Porchlight Night Shelter';
const closed = 'Northside Overflow Shelter (closed)';
const removedSince = '01900000-0000-7000-8000-000000000000';

function star(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Favorite' });
}

function rows(page: Page) {
  return page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
}

/** Stores favorites on the device before the page opens. */
async function openWith(page: Page, ids: string[], path = '/my_favorites'): Promise<void> {
  await page.addInitScript((ids) => {
    if (!localStorage.getItem('favorites')) localStorage.setItem('favorites', JSON.stringify(ids));
  }, ids);
  await page.goto(path);
}

async function idOf(request: Parameters<typeof findService>[0], name: string): Promise<string> {
  return (await findService(request, name)).replace('/services/', '');
}

test('a star adds a service to the favorites, and another tap removes it', async ({ page, request }) => {
  await page.goto(await findService(request, pantry));
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
  await star(page).click();
  await expectAnnouncement(page, 'Added to My Favorites');
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My favorites' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My favorites');
  await expect(rows(page)).toHaveText([pantry]);

  await rows(page).first().getByRole('link').click();
  await star(page).click();
  await expectAnnouncement(page, 'Removed from My Favorites');
  await page.getByRole('banner').getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('You have no favorites yet.');
});

test('a button removes a favorite, and undo restores it at the same position', { tag: '@offline' }, async ({
  page,
  request,
}) => {
  const ids = [await idOf(request, pantry), removedSince, await idOf(request, closed), await idOf(request, shelter)];
  await openWith(page, ids);
  const all = [pantry, 'A service you saved is no longer listed', closed, shelter];
  await expect(rows(page)).toHaveText(all);
  await expect(page.getByRole('article').filter({ hasText: closed })).toContainText('Permanently closed');

  await page.getByRole('button', { name: `Remove ${closed} from My Favorites` }).click();
  await expect(rows(page)).toHaveText([pantry, 'A service you saved is no longer listed', shelter]);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  // After scrolling, only the bar of the header is visible.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText(all);
  await expect(page.getByRole('link', { name: closed, exact: true })).toBeFocused();
  await expect(undo).toBeHidden();

  await page.getByRole('button', { name: 'Remove this entry from My Favorites' }).click();
  await expect(rows(page)).toHaveText([pantry, closed, shelter]);
  await page.reload();
  await expect(rows(page)).toHaveText([pantry, closed, shelter]);
});

test('a message with an undo button is closed with its button or Escape', async ({ page, request }) => {
  await openWith(page, [await idOf(request, pantry), await idOf(request, shelter)]);
  await page.getByRole('button', { name: `Remove ${pantry} from My Favorites` }).click();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: `Remove ${shelter} from My Favorites` }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('You have no favorites yet.');
});

test('a swipe to the left removes a favorite; a short or vertical one does not', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'for fingers');
  await openWith(page, [await idOf(request, pantry), await idOf(request, shelter)]);
  await expect(rows(page)).toHaveText([pantry, shelter]);
  const session = await page.context().newCDPSession(page);
  const swipe = async (dx: number, dy: number) => {
    const box = (await page.getByRole('article').first().boundingBox())!;
    const [x, y] = [box.x + box.width * 0.8, box.y + 110];
    const touch = (type: string, points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points });
    await touch('touchStart', [{ x, y }]);
    for (let step = 1; step <= 6; step += 1)
      await touch('touchMove', [{ x: x + (dx * step) / 6, y: y + (dy * step) / 6 }]);
    await touch('touchEnd', []);
  };
  await swipe(-60, 0);
  await swipe(0, -60);
  await expect(rows(page)).toHaveText([pantry, shelter]);
  expect(new URL(page.url()).pathname).toBe('/my_favorites');
  await swipe(-220, 4);
  await expect(rows(page)).toHaveText([shelter]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveText([pantry, shelter]);
});

test('blocked storage is reported, and the page works', async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(await findService(request, pantry));
  await star(page).click();
  await expect(page.getByRole('alert')).toContainText('Your browser does not let us save this.');
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
});

test.describe('kudos', () => {
  test('each device gives one kudo: the count rises at once and stays', async ({ page, request }) => {
    await page.goto(await findService(request, 'Food Bank of West Central Texas'));
    const main = page.getByRole('main');
    const before = Number(/(\d+) kudo/.exec(await main.innerText())?.[1] ?? 0);
    await main.getByRole('button', { name: 'Give kudos' }).click();
    await expect.poll(() => main.innerText()).toMatch(new RegExp(`(^|\\D)${before + 1} kudo`));
    await expect(main.getByRole('button', { name: 'Give kudos' })).toHaveCount(0);
    await expect(main.getByText('You gave kudos. Thank you!')).toBeFocused();
    await page.reload();
    await expect(main).toContainText('You gave kudos. Thank you!');
    await expect(main.getByRole('button', { name: 'Give kudos' })).toHaveCount(0);
  });

  test.describe('that fail', () => {
    test.use({ expectedComplaints: /status of 429|ERR_FAILED/ });

    test('a refused kudo is undone, with a notice', async ({ page, request }) => {
      await page.goto(await findService(request, shelter));
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: 'Give kudos' })).toBeVisible();
      const before = await main.getByText(/kudo/).allInnerTexts();
      await page.route('**/likes', (route) => route.fulfill({ status: 429, json: { key: 'TOO_MANY_REQUESTS' } }));
      await main.getByRole('button', { name: 'Give kudos' }).click();
      await expect(page.getByRole('alert')).toHaveText('Your kudo could not be sent.');
      await expect(main.getByRole('button', { name: 'Give kudos' })).toBeVisible();
      expect(await main.getByText(/kudo/).allInnerTexts()).toEqual(before);
    });

    test('without a connection, a kudo waits and is sent once', async ({ page, request }) => {
      await page.goto(`${await findService(request, shelter)}?lang=es`);
      const main = page.getByRole('main');
      await page.route('**/likes', (route) => route.abort());
      await main.getByRole('button', { name: 'Dar las gracias' }).click();
      await expect(main.getByText('Usted dio las gracias. ¡Gracias a usted!')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: '1 mensaje espera para enviarse.' })).toBeVisible();
      const answer = page.waitForResponse('**/likes');
      await page.unroute('**/likes');
      await page.getByRole('contentinfo').getByRole('link').first().click();
      expect((await answer).ok()).toBe(true);
      await expectAnnouncement(page, 'Se envió un mensaje que esperaba.');
      expect(await page.evaluate(() => localStorage.getItem('waiting'))).toBe('[]');
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the favorites page says what it needs and offers a next step', async ({ page }) => {
    await page.goto('/my_favorites?lang=es');
    const main = page.getByRole('main');
    // Text matchers ignore the content of <noscript>.
    expect(await main.innerText()).toContain('Sus favoritos se guardan en su dispositivo');
    await main.getByRole('link', { name: 'Ir a la lista de servicios' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Refugio' })).toBeVisible();
  });

  test('there is no star and no button for kudos', async ({ page, request }) => {
    await page.goto(await findService(request, pantry));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pantry);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
