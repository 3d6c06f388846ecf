import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Posting } from './posting.ts';

const scores = fc.dictionary(
  fc.nat(2000).map(String),
  fc.nat(1000).map((parts) => parts / 1000),
  { maxKeys: 300 },
);

function postingOf(scoreOf: Record<string, number>, order = Object.keys(scoreOf)): Posting {
  return Posting.of(
    order.map(Number),
    order.map((row) => scoreOf[row]!),
  );
}

function read(posting: Posting): [row: number, score: number][] {
  const read: [number, number][] = [];
  posting.visit((row, score) => read.push([row, score]));
  return read;
}

const sorted = (scoreOf: Record<string, number>) =>
  Object.entries(scoreOf)
    .map(([row, score]): [number, number] => [Number(row), score])
    .sort(([a], [b]) => a - b);

test('a posting has each row with its score, in ascending order', () => {
  fc.assert(
    fc.property(scores, (scoreOf) => {
      const posting = postingOf(scoreOf, Object.keys(scoreOf).reverse());
      expect(read(posting)).toEqual(sorted(scoreOf));
      expect(posting.length).toBe(Object.keys(scoreOf).length);
    }),
  );
});

test('an updated posting has the update in place of all changed rows', () => {
  fc.assert(
    fc.property(scores, scores, fc.uniqueArray(fc.nat(2000)), (before, update, others) => {
      const changed = new Set([...Object.keys(update).map(Number), ...others]);
      const kept = Object.fromEntries(Object.entries(before).filter(([row]) => !changed.has(Number(row))));
      expect(read(postingOf(before).updated(changed, postingOf(update)))).toEqual(sorted({ ...kept, ...update }));
    }),
  );
});

test.each([
  ['one service in a thousand', 1000, 100, 600],
  ['every second service', 2, 50_000, 112_500],
])('a posting of %s needs few bytes', (_what, step, length, most) => {
  const rows = Array.from({ length }, (_, n) => n * step);
  expect(Posting.of(rows, new Array(length).fill(1)).bytes).toBeLessThanOrEqual(most);
});
