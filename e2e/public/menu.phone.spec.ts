import type { Page } from '@playwright/test';
import { cardsOnPage } from '../lists/cardsOnPage.ts';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';

test.use({ tab: 'shared' });

const neutralPage = 'https://www.weather.gov/';

function menuButton(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true });
}

test('the menu opens as a dialog and closes', async ({ page }) => {
  await test.step('the menu is a dialog: the focus stays inside, Esc closes it and gives the focus back', async () => {
    await gotoHydrated(page, '/?type=FOOD');
    await menuButton(page).press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
    await expectAccessible(page);

    const isInside = () => menu.evaluate((element) => element.contains(document.activeElement));
    const links = await menu.getByRole('link').count();
    for (let press = 0; press < links + 4; press += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(isInside, `after ${press + 1} Tabs`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
  await test.step('a tap beside it closes it', async () => {
    await startOver(page);
    await gotoHydrated(page, '/');
    await menuButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(page.viewportSize()!.width - 10, 400);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/');
  });
  await test.step('an entry opens its page, and the heading has the focus', async () => {
    await startOver(page);
    await gotoHydrated(page, '/');
    await menuButton(page).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Crisis lines' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Crisis lines' })).toBeFocused();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('leaving', () => {
  test.use({ otherOrigin: new URL(neutralPage).origin });

  test('“Leave quickly” is visible above the menu, and pressing Esc three times leaves too', async ({ page }) => {
    await page.route(`${neutralPage}**`, (route) => route.fulfill({ body: 'Sunny' }));
    for (const leave of [
      () => page.getByText('Leave quickly').click(),
      async () => {
        for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
      },
    ]) {
      await gotoHydrated(page, '/?type=FOOD');
      await menuButton(page).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await leave();
      await page.waitForURL(neutralPage);
    }
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the entries of the menu', async ({ page, context, baseURL }) => {
      await test.step('the filters change the current list and keep the language and the place', async () => {
        const place = { name: 'place', value: encodeURIComponent('-99.733|32.449|Abilene 79601'), url: baseURL! };
        await context.addCookies([place]);
        await page.goto('/?type=FOOD&lang=es');
        const choose = async (words: string) => {
          await page.getByRole('banner').getByRole('link', { name: 'Menú', exact: true }).click();
          await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: words }).click();
          await expect(page.getByRole('navigation', { name: 'Menú' })).toBeHidden();
        };
        await choose('Servicios abiertos');
        await expect(page).toHaveURL(/\/\?type=FOOD&open=true&lang=es$/);
        await page.getByRole('banner').getByRole('link', { name: 'Menú', exact: true }).click();
        const menu = page.getByRole('navigation', { name: 'Menú' });
        await menu.getByRole('checkbox', { name: 'Personas mayores' }).check();
        await menu.getByRole('button', { name: 'Mostrar servicios' }).click();
        await expect(page).toHaveURL(/\/\?type=FOOD&open=true(&lang=es)?&category=SENIORS(&lang=es)?$/);
        await choose('Los más agradecidos');
        await expect(page).toHaveURL(/\/\?type=FOOD&category=SENIORS&sort=likes&lang=es$/);
        await expect(page.getByRole('main')).toContainText('primero los más agradecidos');
        const cards = await cardsOnPage(page);
        expect(cards.length).toBeGreaterThan(0);
        expect(cards.some(({ distance }) => distance !== null)).toBe(true);

        await page.getByRole('main').getByRole('link', { name: 'primero los más agradecidos' }).click();
        await expect(page).toHaveURL(/\/\?type=FOOD&category=SENIORS&lang=es$/);
      });
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every entry of the menu leads somewhere', async ({ page, request }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Donate' })).toBeVisible();
    const hrefs = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.filter((href) => href?.startsWith('https://'))).toHaveLength(2);
    for (const href of hrefs.filter((one) => one?.startsWith('/'))) {
      const response = await request.get(href!);
      expect(response.status(), href!).toBe(200);
    }
  });
});

test('back and the sticky bars', async ({ page, request }) => {
  await test.step('back returns to the previous page in its last state', async () => {
    await gotoHydrated(page, '/?type=HEALTH');
    const card = page.getByRole('main').getByRole('article').nth(8).getByRole('heading').getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    const name = await card.innerText();
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('banner').getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/\?type=HEALTH$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
  await test.step('the back link of a page that was opened from outside leads to its list; its title stays visible', async () => {
    await startOver(page);
    const name = 'Christian Service Center Food Pantry';
    await page.setViewportSize({ width: 360, height: 740 });
    await gotoHydrated(page, await findService(request, name));
    const title = page.getByRole('banner').getByText(name);
    await expect(title).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(title).toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Food' })).toBeVisible();
  });
  await test.step('the sticky bars never hide the focused element', async () => {
    await startOver(page);
    await gotoHydrated(page, '/crisis_lines');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('banner').getByRole('link', { name: 'Back', exact: true }).focus();
    await page.keyboard.press('Shift+Tab');
    const language = page.getByRole('banner').getByRole('link', { name: 'Español' });
    await expect(language).toBeFocused();
    const isSeen = await language.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isSeen).toBe(true);
  });
});
