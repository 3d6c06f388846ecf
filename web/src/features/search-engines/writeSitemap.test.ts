import { expect, test } from 'vitest';
import { writeSitemap, writeSitemapIndex } from './writeSitemap.ts';

const publicUrl = 'https://help.example.org';

test('each page is listed in both languages, and each entry names all its translations', () => {
  const xml = writeSitemap([{ path: '/?type=FOOD', updatedAt: '2026-11-18T16:00:00Z' }], publicUrl);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://help.example.org/?type=FOOD',
    'https://help.example.org/?type=FOOD&amp;lang=es',
  ]);
  const twins =
    '<xhtml:link rel="alternate" hreflang="en" href="https://help.example.org/?type=FOOD"/>' +
    '<xhtml:link rel="alternate" hreflang="es" href="https://help.example.org/?type=FOOD&amp;lang=es"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://help.example.org/?type=FOOD"/>';
  expect(xml.split(twins)).toHaveLength(3);
  expect(xml.match(/<lastmod>2026-11-18T16:00:00Z<\/lastmod>/g)).toHaveLength(2);
});

test('characters with a meaning in XML are escaped, and an unknown date is left out', () => {
  const xml = writeSitemap([{ path: `/<a>'"` }], publicUrl);
  expect(xml).toContain('<loc>https://help.example.org/&lt;a&gt;&apos;&quot;</loc>');
  expect(xml).not.toContain('lastmod');
});

test('an index contains the addresses of its files', () => {
  const xml = writeSitemapIndex(['/sitemap.xml?page=1', '/sitemap.xml?page=2'], publicUrl);
  expect(xml).toContain('<sitemapindex ');
  expect(xml).toContain('<sitemap><loc>https://help.example.org/sitemap.xml?page=2</loc></sitemap>');
});
