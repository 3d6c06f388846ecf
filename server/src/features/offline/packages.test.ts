import { parts } from '@amparo/domain/offline/servicePackage.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PackageContent } from './buildPackage.ts';
import { Packages } from './packages.ts';

const noParts = Object.fromEntries(parts.map((part) => [part, []])) as unknown as PackageContent['parts'];

test('without notifications, requests during a build share one that begins after them', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  let builds = 0;
  const readContent = async () => {
    builds += 1;
    const hiddenIds = [`hidden by build ${builds}`];
    await finished;
    return { services: [], hiddenIds, counties: [], parts: noParts };
  };
  const packages = new Packages(
    { version: 0, catchUp: async () => false },
    { readContent, readUrgentVersion: async () => '' },
  );
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

/** Packages of data that change, with builds that take so long. */
function changingPackages(buildMs: number) {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const changes = { version: 0, catchUp: vi.fn(async () => true) };
  const data = { hidden: 'none', builds: 0, urgentReads: 0 };
  const packages = new Packages(changes, {
    async readContent() {
      data.builds += 1;
      vi.advanceTimersByTime(buildMs);
      return { services: [], hiddenIds: [data.hidden], counties: [], parts: noParts };
    },
    async readUrgentVersion() {
      data.urgentReads += 1;
      return data.hidden;
    },
  });
  const afterChange = async () => {
    changes.version += 1;
    return packages.current();
  };
  return { changes, data, packages, afterChange };
}

test('one version of the data is built once, for any number of requests', async () => {
  const { data, packages, afterChange } = changingPackages(10);
  await Promise.all(Array.from({ length: 20 }, () => packages.current()));
  expect(data.builds).toBe(1);
  await afterChange();
  await packages.current();
  expect(data.builds).toBe(2);
});

test('after a long build, changes wait, but a hidden service does not', async () => {
  const { data, afterChange } = changingPackages(1000);
  const { manifest } = await afterChange();
  expect((await afterChange()).manifest).toBe(manifest);
  expect((await afterChange()).manifest).toBe(manifest);
  expect(data.builds).toBe(1);
  data.hidden = 'a service';
  const hidden = (await afterChange()).manifest;
  expect([data.builds, hidden.removed]).toEqual([2, expect.not.arrayContaining(manifest.removed)]);
  vi.advanceTimersByTime(19_000);
  await afterChange();
  expect(data.builds).toBe(2);
  vi.advanceTimersByTime(2000);
  await afterChange();
  expect(data.builds).toBe(3);
});

test('during the pause after a long build, each change is looked at once, for any number of requests', async () => {
  const { changes, data, packages, afterChange } = changingPackages(1000);
  const built = await afterChange();
  await afterChange();
  expect(data.urgentReads).toBe(2);
  changes.catchUp.mockClear();
  for (let n = 0; n < 10; n += 1) {
    vi.advanceTimersByTime(10);
    expect(await packages.findReady()).toBe(built);
  }
  expect(changes.catchUp).toHaveBeenCalledTimes(10);
  expect(data).toMatchObject({ builds: 1, urgentReads: 2 });
  vi.advanceTimersByTime(21_000);
  expect(await packages.findReady()).toBeUndefined();
  await packages.current();
  expect(data.builds).toBe(2);
});

test('requests within five milliseconds share a look at the database, but not after a change', async () => {
  const { changes, packages } = changingPackages(10);
  expect(await packages.findReady()).toBeUndefined();
  const built = await packages.current();
  changes.catchUp.mockClear();
  await packages.findReady();
  for (let n = 0; n < 10; n += 1) expect(await packages.findReady()).toBe(built);
  expect(changes.catchUp).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5);
  expect(await packages.findReady()).toBe(built);
  expect(changes.catchUp).toHaveBeenCalledTimes(2);
  changes.version += 1;
  expect(await packages.findReady()).toBeUndefined();
});
