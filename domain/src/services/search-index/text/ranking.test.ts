import { expect, test } from 'vitest';
import { IndexColumns } from '../columns/indexColumns.ts';
import { serviceAt } from '../testIndexedService.ts';
import { Posting } from './posting.ts';
import { rankServices } from './ranking.ts';

const posting = (...scores: number[]) => Posting.of([...scores.keys()], scores);

/** The number of hits of a text with one need, if its best service has this score. */
function countHits(score: number, areWordsUnknown: boolean): number {
  const columns = new IndexColumns();
  for (let n = 0; n < 2; n += 1) columns.put(serviceAt([0, 0, 0]));
  const terms = {
    needs: [{ need: 'recreation', weight: 1 }],
    words: [],
    inName: [],
    neededTypes: [],
    types: [],
    audiences: [],
  };
  return rankServices(columns, { ...terms, areWordsUnknown }, () => posting(score, 0.1)).rows.count();
}

test.each([
  [0.15, false, 0],
  [0.2, false, 2],
  [0.55, true, 0],
  [0.65, true, 2],
])('a best match of %f beside unknown words (%o) has %i hits', (score, areWordsUnknown, hits) => {
  expect(countHits(score, areWordsUnknown)).toBe(hits);
});
