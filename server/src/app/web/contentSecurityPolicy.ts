import { createHash } from 'node:crypto';

/**
 * No inline script but those that were rendered with this very nonce, told by their hashes, so that the page can be kept and
 * served again without it; no image from elsewhere but the tiles of the map, where the region has any; blob: are the photos that someone has just picked.
 */
export function contentSecurityPolicy(html: string, nonce: string, imageOrigins: readonly string[]): string {
  const inline = html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)([^>]*)>([\s\S]*?)<\/script>/g);
  const own = [...inline].filter(([, attributes]) => nonce !== '' && attributes!.includes(`nonce="${nonce}"`));
  const hashes = own.map(([, , code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
