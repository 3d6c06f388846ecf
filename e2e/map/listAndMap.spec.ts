import type { Locator, Page } from '@playwright/test';
import { cardsOnPage } from '../lists/cardsOnPage.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';
import { chooseMark, chosenOf, dragMap, isUncovered, mapOf, marksOf, openMap } from './mapParts.ts';

// Wait until animations end.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the list and the map lead to each other', { tag: '@offline' }, async ({ page, isMobile }) => {
  await test.step('from the list to the map, a mark and its page, and back to the same place and card', async () => {
    await gotoHydrated(page, '/?type=FOOD');
    if (isMobile) {
      await expect(mapOf(page)).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).click();
      await expect(page).toHaveURL(/\?type=FOOD&view=map$/);
    }
    await expect(marksOf(page).first()).toBeVisible();
    const middle = await dragMap(page, 60);
    expect(middle).toMatch(/^-\d{2,3}\.\d{1,3}\|\d{2}\.\d{1,3}$/);
    const { name, mark } = await chooseMark(page);
    await expect(chosenOf(page)).toBeFocused();
    const before = await standing(page, mark);

    await chosenOf(page).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(chosenOf(page).getByRole('heading', { level: 2 })).toHaveText(name);
    await expect.poll(() => standing(page, mark)).toEqual(before);
    expect(page.url()).not.toContain(middle.split('|')[0]);

    await chosenOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(chosenOf(page)).toHaveCount(0);
  });
  await test.step('the list below or beside the map has the same services, and each links to its marker', async () => {
    await startOver(page);
    await openMap(page);
    const buttons = page.getByRole('main').getByRole('button', { name: /^Show on the map: / });
    const onMap = (await buttons.allInnerTexts()).length;
    expect(onMap).toBeGreaterThan(5);
    const count = await page.getByText(/^\d+\splaces/).innerText();
    expect(await cardsOnPage(page)).toHaveLength(Number.parseInt(count, 10));
    const button = buttons.nth(4);
    const name = (await button.textContent())!.replace(/^MapShow on the map: /, '');
    await button.press('Enter');
    await expect(chosenOf(page)).toBeFocused();
    await expect(chosenOf(page).getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(mapOf(page).getByTitle(name, { exact: true })).toBeInViewport();
    expect(await isUncovered(mapOf(page).getByTitle(name, { exact: true }))).toBe(true);
    await page.keyboard.press('Tab');
    await expect(chosenOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
  });
});

/** The position of the marker in the map, in whole pixels. */
async function standing(page: Page, mark: Locator): Promise<{ x: number; y: number }> {
  await expect(mark).toBeVisible();
  const [frame, box] = [(await mapOf(page).boundingBox())!, (await mark.boundingBox())!];
  return { x: Math.round(box.x - frame.x), y: Math.round(box.y - frame.y) };
}
