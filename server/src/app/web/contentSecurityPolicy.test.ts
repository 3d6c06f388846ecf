import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const page =
  '<script nonce="n1">wake()</script><script>steal()</script><script nonce="n2">steal(2)</script><script src="/app.js"></script><script type="application/ld+json">{}</script>';

test('allows images from this server and the origins of the tiles only', () => {
  expect(contentSecurityPolicy(page, 'n1', [])).toMatch(/img-src 'self' data: blob:;/);
  const tiled = contentSecurityPolicy(page, 'n1', ['https://a.example.org', 'https://b.example.org']);
  expect(tiled).toMatch(/img-src 'self' data: blob: https:\/\/a\.example\.org https:\/\/b\.example\.org;/);
  expect(tiled.replace(/img-src [^;]*/, '')).toBe(contentSecurityPolicy(page, 'n1', []).replace(/img-src [^;]*/, ''));
});

test('allows the inline scripts of the page by their hashes, and no others', () => {
  const policy = contentSecurityPolicy(page, 'n1', []);
  const ours = createHash('sha256').update('wake()').digest('base64');
  expect(policy.match(/'sha256-[^']+'/g)).toEqual([`'sha256-${ours}'`]);
  expect(contentSecurityPolicy(page, '', [])).not.toContain('sha256');
  expect(policy).not.toContain('unsafe');
});
