import { expect, test } from 'vitest';
import { placeRoutes } from './placeRoutes.ts';

test.each([
  [{}, 'REQUIRED'],
  [{ coordinate: '' }, 'REQUIRED'],
  [{ coordinate: 'here' }, 'MALFORMED'],
  [{ coordinate: ['-99|32', '-98|32'] }, 'MALFORMED'],
  [{ coordinate: '32|-99' }, 'COORDINATE_OUT_OF_RANGE'],
])('the place at %j is rejected: %s', (query, issue) => {
  const issues = placeRoutes.reverse.query.safeParse(query).error?.issues;
  expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([['coordinate', issue]]);
});

test('the place at a point is accepted', () => {
  expect(placeRoutes.reverse.query.parse({ coordinate: '-99.7|32.4' })).toEqual({ coordinate: [-99.7, 32.4] });
});

test.each([{}, { keyword: 7 }, { keyword: 'a'.repeat(401) }, { keyword: 'Abilene', more: true }])(
  'a search for %j is rejected',
  (body) => {
    expect(placeRoutes.search.body.safeParse(body).success).toBe(false);
  },
);
