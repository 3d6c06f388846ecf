import { expect, type Locator, type Page } from '@playwright/test';
import { cardsOnPage } from '../lists/cardsOnPage.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';

export const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of services' });
export const chosenOf = (page: Page) => page.getByRole('region', { name: 'Chosen on the map' });
/** The markers of single services. Markers of several services have no title. */
export const marksOf = (page: Page) => mapOf(page).locator('.leaflet-marker-icon[title]');

/** Opens the map of the shelters: on a wide screen beside the list, on a phone instead of it. */
export async function openMap(page: Page, address = '/?view=map'): Promise<void> {
  await gotoHydrated(page, address);
  await expect(marksOf(page).first()).toBeVisible();
  // When the outlines arrive, the map draws its markers again. A click at that moment would be lost.
  await page.waitForLoadState('networkidle');
}

/** Clicks a marker that nothing covers, and returns its service. */
export async function chooseMark(page: Page): Promise<{ name: string; mark: Locator }> {
  for (const mark of await marksOf(page).all()) {
    if (!(await isUncovered(mark))) continue;
    const name = (await mark.getAttribute('title'))!;
    await mark.click();
    await expect(chosenOf(page).getByRole('heading', { level: 2 })).toHaveText(name);
    return { name, mark: mapOf(page).getByTitle(name, { exact: true }) };
  }
  throw new Error('no mark can be tapped');
}

export function isUncovered(mark: Locator): Promise<boolean> {
  return mark.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

export const searchHereOf = (page: Page) => mapOf(page).getByRole('button', { name: 'Search this area' });

/** Drags the map by so many pixels to the left and waits for the services there. Beside the list, a button loads them. */
export async function dragMap(page: Page, pixels: number): Promise<string> {
  const box = (await mapOf(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + 30];
  const asked = page.waitForRequest((request) => request.url().includes('nearCoordinate'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - pixels / 2, y, { steps: 3 });
  await page.mouse.move(x - pixels, y, { steps: 3 });
  await page.mouse.up();
  if (page.viewportSize()!.width >= 960) await searchHereOf(page).click();
  const request = await asked;
  const { data } = (await (await request.response())!.json()) as { data: { name: string }[] };
  await expect.poll(async () => (await cardsOnPage(page))[0]?.name).toBe(data[0]?.name);
  await expect(mapOf(page).getByText('Searching this area…')).toHaveCount(0);
  return new URL(request.url()).searchParams.get('nearCoordinate')!;
}
