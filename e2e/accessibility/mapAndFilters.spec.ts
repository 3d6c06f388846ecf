import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';

test('the maps and the open audience panel have no barrier', async ({ page, isMobile, request }) => {
  await test.step('the map and a chosen service have no barrier', async () => {
    await gotoHydrated(page, '/?view=map&lang=es');
    await expect(page.locator('.leaflet-marker-icon[title]').first()).toBeVisible();
    const legend = page.getByText('Símbolos', { exact: true });
    await legend.press('Enter');
    await expect(page.getByText(/^Línea punteada/)).toBeInViewport();
    // After scrolling, the sticky bar would cover a card or the chips.
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expectAccessible(page, isMobile ? undefined : 'dark');
    await legend.press('Enter');
    const show = page.getByRole('button', { name: /^Ver en el mapa: / });
    await show.first().press('Enter');
    await expect(page.getByRole('region', { name: /^Elegido en/ })).toBeFocused();
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expectAccessible(page, isMobile ? undefined : 'dark');
  });
  await test.step('the map of a service has no barrier', async () => {
    await startOver(page);
    await gotoHydrated(page, await findService(request, 'Christian Service Center Food Pantry'));
    const where = page.getByRole('region', { name: 'Where it is' });
    await where.scrollIntoViewIfNeeded();
    await where.getByRole('button', { name: 'Zoom in' }).click();
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expectAccessible(page, isMobile ? undefined : 'dark');
  });
  await test.step('the open audience panel has no barrier and hides nothing', async () => {
    await startOver(page);
    await gotoHydrated(page, '/?type=FOOD&lang=es');
    const main = page.getByRole('main');
    await main.getByText(/^Para: todos/).click();
    await expect(main.getByRole('checkbox', { name: /^Veteranos/ })).toBeInViewport();
    await expectAccessible(page, isMobile ? undefined : 'dark');
    // At a high zoom the panel is part of the page's flow.
    await page.setViewportSize({ width: 320, height: 256 });
    await gotoHydrated(page, '/?type=FOOD&lang=es');
    await main.getByText(/^Para: todos/).click();
    const show = main.getByRole('button', { name: 'Mostrar servicios' });
    await show.focus();
    await expect(show).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
