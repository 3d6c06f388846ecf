import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';
import { address } from '../support/testConfig.ts';

test.use({ tab: 'shared' });

const pantry = 'Christian Service Center Food Pantry';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared link and its structured data', async ({ page, request }) => {
    await test.step('a shared Spanish link has a title and description for people, search engines and previews', async () => {
      const path = await findService(request, pantry);
      await page.goto(`${path}?lang=es`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page).toHaveTitle(`${pantry} · Amparo`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pantry);

      const content = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
      const linked = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href');
      const twin = (language: string) =>
        page.locator(`link[rel="alternate"][hreflang="${language}"]`).getAttribute('href');
      expect(await linked('canonical')).toBe(`${address}${path}?lang=es`);
      expect(await twin('es')).toBe(`${address}${path}?lang=es`);
      expect(await twin('en')).toBe(`${address}${path}`);
      expect(await twin('x-default')).toBe(`${address}${path}`);
      expect(await content('description')).toMatch(/\b(de|los|para|con)\b/);
      expect(await content('og:title')).toBe(`${pantry} · Amparo`);
      expect(await content('og:description')).toBe(await content('description'));
      expect(await content('og:url')).toBe(`${address}${path}?lang=es`);
      expect(await content('og:locale')).toBe('es_US');
      expect(await content('og:site_name')).toBe('Amparo');
    });
    await test.step('its structured data can be read by a machine', async () => {
      await startOver(page);
      const path = await findService(request, pantry);
      await page.goto(path);
      const structured = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
      expect(structured).toMatchObject({
        '@context': 'https://schema.org',
        url: `${address}${path}`,
        name: pantry,
        telephone: '(325) 673-7531',
      });
      expect(structured.address).toEqual({
        '@type': 'PostalAddress',
        streetAddress: '3185 North 10th Street',
        addressLocality: 'Abilene',
        addressRegion: 'TX',
        addressCountry: 'US',
        postalCode: '79603',
      });
      // Only the center of its town is known, which is not its door.
      expect(structured).not.toHaveProperty('geo');
      expect(structured.openingHoursSpecification).toContainEqual({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Monday',
        opens: '13:00',
        closes: '16:00',
      });
    });
    await test.step('its structured data contains the position of a known door', async () => {
      await startOver(page);
      await page.goto(await findService(request, 'Doorstep Groceries'));
      const structured = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
      expect(structured.geo).toEqual({
        '@type': 'GeoCoordinates',
        longitude: expect.closeTo(-99.74014, 2),
        latitude: expect.closeTo(32.44774, 2),
      });
    });
    await test.step('structured data of a confidential address contains only the town', async () => {
      await startOver(page);
      await page.goto(await findService(request, 'Lantern House'));
      const structured = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
      expect(Object.keys(structured.address).sort()).toEqual([
        '@type',
        'addressCountry',
        'addressLocality',
        'addressRegion',
      ]);
      expect(structured).not.toHaveProperty('geo');
    });
  });
});

test('the response contains the whole page before scripts run', async ({ request }) => {
  const response = await request.get(`${await findService(request, pantry)}?lang=es`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  for (const word of [pantry, '3185 North 10th Street', 'Horario', 'Lunes a viernes']) expect(html).toContain(word);
});

/** The name, and data that only the confidential address contains: street, ZIP, coordinates. */
const hidden = [
  { name: 'Stamford House of Rest', secrets: ['Hidden Lane', '79553', '99.80', '32.94'] },
  { name: 'Lantern House', secrets: ['Hidden Lane', '79556', '100.39', '32.46'] },
  { name: 'Hilltop Home for Expectant Mothers', secrets: ['Hidden Lane', '76437', '98.98', '32.38'] },
];

test('a confidential address is in no part of the page of its service', async ({ page, request }) => {
  for (const { name, secrets } of hidden) {
    const path = await findService(request, name);
    const source = await (await request.get(path)).text();
    await gotoHydrated(page, name.startsWith('Hilltop') ? '/?subType=TRANSITIONAL' : '/?subType=EMERGENCY');
    const answer = page.waitForResponse((response) => response.url().includes(`/api${path}`));
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('main')).toContainText('The address is kept private. Call to find out where to go.');
    await expect(page).not.toHaveTitle(new RegExp(name));
    await expect(page.getByRole('main').getByRole('group', { name: 'Directions' })).toHaveCount(0);

    const exposed = { source, answer: await (await answer).text(), main: await page.getByRole('main').innerHTML() };
    for (const [where, text] of Object.entries(exposed)) {
      expect(text, where).toContain(name);
      expect(
        secrets.filter((secret) => text.includes(secret)),
        where,
      ).toEqual([]);
    }
  }
});

test('no list in any language contains a confidential address', async ({ request }) => {
  for (const path of [
    '/',
    '/?lang=es',
    '/?type=SHELTER&subType=TRANSITIONAL',
    '/?q=shelter',
    '/api/services?limit=0',
  ]) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text(), path).not.toContain('Hidden Lane');
  }
});

test.describe('missing pages', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: /status of 404/ });

  const missing = [
    '/services/01900000-0000-7000-8000-000000000000',
    '/services/abc',
    '/services/1%27%20OR%201=1',
    '/services/',
    '/nowhere/at/all',
  ];
  test('respond with a not-found page, also in Spanish', async ({ page }) => {
    for (const path of missing) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page).toHaveTitle(/Page not found/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Shelter' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/');
    }
    const response = await page.goto('/services/01900000-0000-7000-8000-000000000000?lang=es');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Refugio' })).toBeVisible();
  });
});
