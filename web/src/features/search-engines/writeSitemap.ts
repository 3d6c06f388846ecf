import { completeLanguages } from '../../i18n/language.ts';
import { withLanguage } from '../../i18n/useKeepLanguage.ts';

export interface SitemapEntry {
  /** Path and query, without a language. */
  path: string;
  /** ISO instant of the last change, if known. */
  updatedAt?: string;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Each page in every complete language, each with links to its other languages, as search engines require. */
export function writeSitemap(entries: readonly SitemapEntry[], publicUrl: string): string {
  const urls = entries.flatMap((entry) => writeTwins(entry, publicUrl));
  return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

export function writeSitemapIndex(paths: readonly string[], publicUrl: string): string {
  const files = paths.map((path) => `<sitemap><loc>${escapeXml(publicUrl + path)}</loc></sitemap>`);
  return `${head}<sitemapindex ${namespace}>\n${files.join('\n')}\n</sitemapindex>\n`;
}

function writeTwins({ path, updatedAt }: SitemapEntry, publicUrl: string): string[] {
  const addresses = completeLanguages.map((language) => ({
    language,
    address: escapeXml(publicUrl + (language === 'en' ? path : withLanguage(path, language))),
  }));
  const links = [...addresses, { language: 'x-default', address: escapeXml(publicUrl + path) }]
    .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('');
  const changed = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';
  return addresses.map(({ address }) => `<url><loc>${address}</loc>${changed}${links}</url>`);
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
