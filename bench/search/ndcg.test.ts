import { describe, expect, it } from 'vitest';
import { type Grade, type Grades, ndcgAt10 } from './ndcg.ts';

const grades = (entries: Record<string, Grade>): Grades => new Map(Object.entries(entries));

describe('ndcgAt10', () => {
  const three = grades({ a: 3, b: 2, c: 1 });
  // Computed by hand: ideal 7/1 + 3/log2(3) + 1/2 = 9.392789; reversed 1/1 + 3/log2(3) + 7/2 = 6.392789.
  it.each<[string, string[], Grades, number]>([
    ['the ideal order', ['a', 'b', 'c'], three, 1],
    ['the reversed order', ['c', 'b', 'a'], three, 0.680606],
    ['an irrelevant service first', ['x', 'a', 'b', 'c'], three, 0.675751],
    ['only the best one found', ['a'], three, 0.745253],
    ['nothing relevant found', ['x', 'y'], three, 0],
    ['nothing found', [], three, 0],
    ['nothing judged', ['a'], grades({}), 0],
    ['an id ranked twice counts once', ['a', 'a', 'b', 'c'], three, 1],
  ])('%s', (_name, ranked, judged, expected) => {
    expect(ndcgAt10(ranked, judged)).toBeCloseTo(expected, 5);
  });

  it('counts ten ranks, and at most ten ideal results', () => {
    const twelve: Grades = new Map(Array.from({ length: 12 }, (_, n) => [`s${n}`, 3]));
    expect(ndcgAt10([...twelve.keys()].slice(0, 10), twelve)).toBe(1);
    const strangers = Array.from({ length: 10 }, (_, n) => `x${n}`);
    expect(ndcgAt10([...strangers, 's0'], twelve)).toBe(0);
  });
});
