import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';

const neutralPage = 'https://www.weather.gov/';

/** Presses Tab until the element has a visible focus. Fails after this many presses. */
async function tabTo(page: Page, goal: Locator, most = 30): Promise<void> {
  const lookBefore = await lookOf(goal);
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (!(await goal.evaluate((element) => element === document.activeElement))) continue;
    await expect(goal).toBeInViewport();
    expect(await lookOf(goal), `how ${goal} looks with the focus`).not.toBe(lookBefore);
    return;
  }
  throw new Error(`not reached by ${most} Tabs: ${goal}`);
}

/** Outline, border and shadow of an element, its pseudo-elements, and its two parents. */
function lookOf(place: Locator): Promise<string> {
  return place.evaluate((element) => {
    const around = [element.parentElement, element.parentElement?.parentElement].filter((one) => one != null);
    const styles = [
      ...[undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)),
      ...around.map((one) => getComputedStyle(one)),
    ];
    return styles.map(({ outline, border, boxShadow }) => [outline, border, boxShadow].join()).join('\n');
  });
}

test('the keyboard reaches and works every control of the list', async ({ page }) => {
  await test.step('the first Tab reaches the skip link, and it works', async () => {
    await gotoHydrated(page, '/?type=FOOD');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInMain = await page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
    expect(isInMain).toBe(true);
  });
  await test.step('Tab reaches the search, the tabs, the chips and the first card, in this order', async () => {
    await startOver(page);
    await gotoHydrated(page, '/');
    await tabTo(page, page.getByRole('link', { name: 'Leave quickly' }));
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: /Location/i }));
    await tabTo(page, page.getByRole('searchbox', { name: 'Search all services' }));
    await tabTo(page, page.getByRole('button', { name: 'Search', exact: true }));
    await tabTo(page, page.getByRole('navigation', { name: 'Kinds of help' }).getByRole('link', { name: 'Food' }));
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Emergency', exact: true }));
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Open now' }));
    const card = page.getByRole('main').getByRole('article').first();
    await tabTo(page, card.getByRole('heading', { level: 2 }).getByRole('link'));
  });
  await test.step('Enter works on every control, and the focus moves with the content', async () => {
    await startOver(page);
    await gotoHydrated(page, '/');
    await tabTo(page, page.getByRole('searchbox', { name: 'Search all services' }));
    await page.keyboard.type('diapers');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('diapers');

    await tabTo(page, page.getByRole('navigation', { name: 'Kinds of help' }).getByRole('link', { name: 'Food' }));
    await page.keyboard.press('Enter');
    const diapers = page.getByRole('link', { name: 'Diaper and Formula Pantry of Abilene', exact: true });
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Food' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await tabTo(page, diapers, 60);
    await page.keyboard.press('Enter');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Diaper and Formula Pantry of Abilene');
    await expect(title).toBeFocused();
  });
});

test('the keyboard chooses an audience and a place', async ({ page }) => {
  await test.step('the audience panel works with the keyboard alone', async () => {
    await gotoHydrated(page, '/?type=FOOD');
    const main = page.getByRole('main');
    const chip = main.getByText(/^For: anyone/);
    await tabTo(page, chip);
    await page.keyboard.press('Enter');
    await tabTo(page, main.getByRole('checkbox', { name: 'Seniors' }));
    await page.keyboard.press('Escape');
    await expect(main.getByRole('checkbox', { name: 'Seniors' })).toBeHidden();
    await expect(chip).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, main.getByRole('checkbox', { name: 'Seniors' }));
    await page.keyboard.press('Space');
    await tabTo(page, main.getByRole('button', { name: 'Show services' }));
    await page.keyboard.press('Enter');
    await expect(main.getByText(/^For: seniors/)).toBeVisible();
  });
  await test.step('a place not found is announced, and the focus is in its box', async () => {
    await startOver(page);
    await gotoHydrated(page, '/location');
    const box = page.getByRole('textbox', { name: 'City or ZIP code' });
    await tabTo(page, box);
    await page.keyboard.type('Xyzzyville');
    await page.keyboard.press('Enter');
    const error = 'No matching results found. Please enter a different location';
    await expect(page.getByRole('alert')).toHaveText(error);
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('Xyzzyville');
    await expect(box).toHaveAccessibleDescription(error);
  });
});

test.describe('leaving', () => {
  test.use({ otherOrigin: new URL(neutralPage).origin });
  test.beforeEach(({ page }) => page.route(`${neutralPage}**`, (route) => route.fulfill({ body: 'Sunny' })));

  test('Esc three times leaves, and the browser has no page to go back to', async ({ page }) => {
    await page.goto('about:blank');
    await gotoHydrated(page, '/?type=SHELTER');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Shelter' })).toBeVisible();
    // Sent together, because three presses far apart do not leave the page.
    await Promise.all([1, 2, 3].map(() => page.keyboard.press('Escape')));
    await page.waitForURL(neutralPage);
    await page.goBack({ waitUntil: 'commit' });
    expect(page.url()).toBe('about:blank');
  });

  test('the button does the same', async ({ page }) => {
    await page.goto('about:blank');
    await gotoHydrated(page, '/?type=SHELTER');
    await tabTo(page, page.getByRole('link', { name: 'Leave quickly' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(neutralPage);
    await page.goBack({ waitUntil: 'commit' });
    expect(page.url()).toBe('about:blank');
  });
});
