import { createHash } from 'node:crypto';

/**
 * Allows inline scripts with the given nonce only. The policy lists their hashes, so that a cached page needs no nonce. Allows
 * images from this server, map tiles, and blob: for photos that were just selected.
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
