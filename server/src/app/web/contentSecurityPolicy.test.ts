import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const page =
  '<script nonce="n1">wake()</script><script>steal()</script><script nonce="n2">steal(2)</script><script src="/app.js"></script><script type="application/ld+json">{}</script>';

const policyOf = (nonce: string, imageOrigins: string[] = [], styles = '') =>
  contentSecurityPolicy(page, nonce, { imageOrigins, styles });

test('allows images from this server and the origins of the tiles only', () => {
  expect(policyOf('n1')).toMatch(/img-src 'self' data: blob:;/);
  const tiled = policyOf('n1', ['https://a.example.org', 'https://b.example.org']);
  expect(tiled).toMatch(/img-src 'self' data: blob: https:\/\/a\.example\.org https:\/\/b\.example\.org;/);
  expect(tiled.replace(/img-src [^;]*/, '')).toBe(policyOf('n1').replace(/img-src [^;]*/, ''));
});

test('allows the inline scripts of the page by their hashes, and no others', () => {
  const policy = policyOf('n1');
  const ours = createHash('sha256').update('wake()').digest('base64');
  expect(policy.match(/'sha256-[^']+'/g)).toEqual([`'sha256-${ours}'`]);
  expect(policyOf('')).not.toContain('sha256');
  expect(policy).not.toContain('unsafe');
});

test('allows the styles of the region by their hash, and no other inline styles', () => {
  const styles = ':root{--night:#123456}';
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(policyOf('n1', [], styles)).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(policyOf('n1')).toContain("style-src 'self';");
});
