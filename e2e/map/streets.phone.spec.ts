import type { Page } from '@playwright/test';
import { installWorker, storeData } from '../offline/installWorker.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { moment } from '../support/testConfig.ts';
import { mapOf, openMap } from './mapParts.ts';

// Leaflet fades tiles in by the clock, which does not run in tests.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The invented town of the sample data. */
const sampleTown = { longitude: -99.48, latitude: 32.6, zoom: 15, isMoved: true, place: '' };
const note = 'Streets are not shown here, so zoom is limited';

async function openSampleTown(page: Page): Promise<void> {
  await page.addInitScript((view) => sessionStorage.setItem('map-location', JSON.stringify(view)), sampleTown);
  await gotoHydrated(page, '/?view=map');
}

/** Counts the pixels of one color on the visible canvases of streets. */
function countPixels(page: Page, color: readonly [number, number, number]): Promise<number> {
  return page.evaluate(([red, green, blue]) => {
    let count = 0;
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('.leaflet-streets-pane canvas')) {
      if (canvas.width === 0 || getComputedStyle(canvas).opacity !== '1') continue;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      for (let i = 0; i < data.length; i += 4)
        if (data[i] === red && data[i + 1] === green && data[i + 2] === blue && data[i + 3] === 255) count += 1;
    }
    return count;
  }, color);
}

for (const { colorScheme, street, name } of [
  { colorScheme: 'light', street: [255, 255, 255], name: [58, 64, 84] },
  { colorScheme: 'dark', street: [61, 74, 117], name: [223, 226, 234] },
] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the map draws streets and their names, and says where they come from', async ({ page }) => {
      await openSampleTown(page);
      await expect.poll(() => countPixels(page, street)).toBeGreaterThan(1000);
      await expect.poll(() => countPixels(page, name)).toBeGreaterThan(50);
      await expect(mapOf(page).getByText('Sample streets: this town is invented')).toBeVisible();
      await expect(mapOf(page).getByText(note)).toHaveCount(0);
      // Closer than a map without streets.
      await mapOf(page).getByRole('button', { name: 'Zoom in' }).click();
      await expect(mapOf(page).getByRole('button', { name: 'Zoom in' })).not.toHaveAttribute('aria-disabled');
    });
  });
}

test('where there are no streets, the map says so, limits the zoom, and loads nothing for streets', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openMap(page, '/?view=map');
  await expect(mapOf(page).getByText(note)).toBeVisible();
  const zoomIn = mapOf(page).getByRole('button', { name: 'Zoom in' });
  for (let press = 0; press < 10 && (await zoomIn.getAttribute('aria-disabled')) === null; press += 1) {
    await zoomIn.click();
    await page.waitForTimeout(300);
  }
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  expect(requested.filter((url) => /streetsLayer|pmtiles/.test(url))).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('the map draws streets that a person has stored, until they remove them', async ({ page, context }) => {
    const isStored = page.getByText('Las calles están guardadas en este teléfono.');
    await installWorker(page, '/?lang=es');
    await storeData(page, moment);
    await context.setOffline(true);
    await openSampleTown(page);
    await expect(page.locator('path.map-county').first()).toBeAttached();
    expect(await countPixels(page, [255, 255, 255])).toBe(0);
    await context.setOffline(false);
    await gotoHydrated(page, '/this_phone');
    await page.getByRole('button', { name: 'Guardar las calles' }).click();
    await expect(isStored).toBeVisible();
    await context.setOffline(true);
    await gotoHydrated(page, '/?view=map');
    await expect.poll(() => countPixels(page, [255, 255, 255])).toBeGreaterThan(1000);
    await gotoHydrated(page, '/this_phone');
    await page.getByRole('button', { name: 'Borrar las calles' }).click();
    await expect(isStored).toHaveCount(0);
    expect(await page.evaluate(() => caches.has('streets'))).toBe(false);
  });
});
