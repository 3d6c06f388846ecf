import type { APIRequestContext } from '@playwright/test';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { address } from '../support/testConfig.ts';

// Search engines and previews read the HTML that the server sends.
test.use({ javaScriptEnabled: false });

/** Reads the width and height from a PNG file. */
async function sizeOfPng(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.get(url);
  expect(response.headers()['content-type'], url).toBe('image/png');
  const file = await response.body();
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test('robots.txt opens the pages, closes the API, and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await response.text()).split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).not.toContain('Disallow: /');
  expect(lines).toContain(`Sitemap: ${address}/sitemap.xml`);
});

test('the sitemap has every approved service that is not permanently closed, in both languages', async ({
  page,
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/^application\/xml/);
  const xml = await response.text();
  const { data } = await (await request.get('/api/services?limit=0')).json();
  const listed = [...xml.matchAll(/<loc>[^<]*\/services\/([\w-]+)<\/loc>/g)].map(([, id]) => id);
  expect([...listed].sort()).toEqual(data.map(({ id }: { id: string }) => id).sort());
  const closed = await findService(request, 'Northside Overflow Shelter (closed)');
  expect(xml).not.toContain(closed);
  const pantry = await findService(request, 'Christian Service Center Food Pantry');
  expect(xml).toContain(`<loc>${address}${pantry}?lang=es</loc>`);
  const fault = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return parsed.querySelector('parsererror')?.textContent ?? null;
  }, xml);
  expect(fault).toBeNull();
});

test('every page of the sitemap exists under its canonical address', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found]) => found!.replaceAll('&amp;', '&'));
  const pages = addresses.filter((found) => !found.includes('/services/'));
  expect(pages.length).toBeGreaterThan(20);
  // English first: the browser remembers another language for addresses without one.
  const inOrder = [...pages].sort((one, other) => Number(one.includes('lang=')) - Number(other.includes('lang=')));
  for (const page of inOrder) {
    const response = await request.get(page, { maxRedirects: 0 });
    expect(response.status(), page).toBe(200);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(await response.text())?.[1];
    expect(canonical?.replaceAll('&amp;', '&'), page).toBe(page);
  }
});

test('the app can be installed: manifest, icons, colors', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await request.get(href!);
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: 'Amparo', start_url: '/', display: 'standalone', lang: 'en' });
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
    ['any', undefined],
  ]);
  for (const { src, sizes, type } of icons) {
    if (type === 'image/png') expect(await sizeOfPng(request, src)).toBe(sizes);
    else expect((await request.get(src)).headers()['content-type']).toMatch(/^image\/svg/);
  }
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    'Open near me now',
    'Crisis lines',
    'Chat',
  ]);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);

  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect(await sizeOfPng(request, touchIcon!)).toBe('180x180');
  const themes = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('media')));
  expect(themes).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('the manifest is in Spanish for Spanish visitors', async ({ page, request }) => {
  await page.goto('/?lang=es');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(await (await request.get(href!)).json()).toMatchObject({
    lang: 'es',
    shortcuts: [{ name: 'Abierto cerca de mí' }, { name: 'Líneas de crisis' }, { name: 'Chat' }],
  });
});

test('a link preview has a picture', async ({ page, request }) => {
  await page.goto(await findService(request, 'Christian Service Center Food Pantry'));
  const content = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  const image = await content('og:image');
  expect(image).toMatch(new RegExp(`^${address}/assets/`));
  expect(await sizeOfPng(request, image!)).toBe(
    `${await content('og:image:width')}x${await content('og:image:height')}`,
  );
  expect(await content('twitter:card')).toBe('summary_large_image');
});
