import { expect, test } from 'vitest';
import { StepwiseBuild } from './stepwiseBuild.ts';

/** Counts its runs and its steps. */
function countedBuild() {
  const counts = { runs: 0, steps: 0 };
  const build = new StepwiseBuild(function* () {
    counts.runs += 1;
    for (; counts.steps < 3; counts.steps += 1) yield;
    return 'built';
  });
  return { build, counts };
}

test('builds a value at once when it is needed, and once', () => {
  const { build, counts } = countedBuild();
  expect([build.get(), build.get()]).toEqual(['built', 'built']);
  expect(counts).toEqual({ runs: 1, steps: 3 });
});

test('builds one step at a time, from several sides, and completes when the value is needed in between', () => {
  const { build, counts } = countedBuild();
  const [one, other] = [build.build(), build.build()];
  expect([one.next().done, other.next().done]).toEqual([false, false]);
  expect(counts.steps).toBeLessThan(3);
  expect(build.get()).toBe('built');
  expect([one.next().done, other.next().done]).toEqual([true, true]);
  expect(counts).toEqual({ runs: 1, steps: 3 });
});
