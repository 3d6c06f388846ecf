import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const page = '<script>wake()</script><script src="/app.js"></script><script type="application/ld+json">{}</script>';

test('images come from here alone, or from exactly the origins of the tiles', () => {
  expect(contentSecurityPolicy(page, [])).toMatch(/img-src 'self' data: blob:;/);
  const tiled = contentSecurityPolicy(page, ['https://a.example.org', 'https://b.example.org']);
  expect(tiled).toMatch(/img-src 'self' data: blob: https:\/\/a\.example\.org https:\/\/b\.example\.org;/);
  expect(tiled.replace(/img-src [^;]*/, '')).toBe(contentSecurityPolicy(page, []).replace(/img-src [^;]*/, ''));
});

test('the inline scripts of the page are let through by their hashes, and nothing else inline', () => {
  const policy = contentSecurityPolicy(page, []);
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(1);
  expect(policy).not.toContain('unsafe');
});
