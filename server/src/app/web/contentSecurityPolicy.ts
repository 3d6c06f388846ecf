import { createHash } from 'node:crypto';

/**
 * Allows inline scripts with the given nonce only. The policy lists their hashes, so that a cached page needs no nonce. Allows
 * images from this server, map tiles, and blob: for photos that were just selected. The only inline styles are the region's.
 */
export function contentSecurityPolicy(
  html: string,
  nonce: string,
  { imageOrigins, styles }: { imageOrigins: readonly string[]; styles: string },
): string {
  const inline = html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)([^>]*)>([\s\S]*?)<\/script>/g);
  const own = [...inline].filter(([, attributes]) => nonce !== '' && attributes!.includes(`nonce="${nonce}"`));
  const hashes = own.map(([, , code]) => sha256(code!));
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    `style-src 'self' ${styles ? sha256(styles) : ''}`.trim(),
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

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
