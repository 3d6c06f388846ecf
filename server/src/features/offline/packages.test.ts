import { parts } from '@amparo/domain/offline/servicePackage.ts';
import { expect, test } from 'vitest';
import type { PackageContent } from './buildPackage.ts';
import { Packages } from './packages.ts';

const noParts = Object.fromEntries(parts.map((part) => [part, []])) as unknown as PackageContent['parts'];

test('without notifications, requests during a build share one that begins after them', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  let builds = 0;
  const packages = new Packages({ version: 0, catchUp: async () => false }, async () => {
    builds += 1;
    const hiddenIds = [`hidden by build ${builds}`];
    await finished;
    return { services: [], hiddenIds, counties: [], parts: noParts };
  });
  const first = packages.current();
  await expect.poll(() => builds).toBe(1);
  const later = Array.from({ length: 20 }, () => packages.current());
  finish();
  const { manifest } = await first;
  const versions = new Set((await Promise.all(later)).map((built) => built.manifest.version));
  expect(builds).toBe(2);
  expect(versions.size).toBe(1);
  expect(versions).not.toContain(manifest.version);
});
