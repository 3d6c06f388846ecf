import { expect, test } from 'vitest';
import { fillGaps } from './partialMessages.ts';

test('a partial language uses the complete one for missing messages and gets no extra ones', () => {
  const english = { shell: { home: 'Home', back: 'Back' }, errors: { title: 'Error' } };
  const partial = { shell: { home: 'Trang chính', unknown: '?' }, errors: 'broken' };
  expect(fillGaps(partial, english)).toEqual({
    shell: { home: 'Trang chính', back: 'Back' },
    errors: { title: 'Error' },
  });
});

test('a message that the build has compiled is filled in as a whole', () => {
  const english = { list: { count: [['count', 2, { one: '1 place', other: [0, ' places'] }]], all: 'All' } };
  expect(fillGaps({ list: { all: 'Tất cả' } }, english)).toEqual({ list: { ...english.list, all: 'Tất cả' } });
  expect(fillGaps({ list: { count: 'nhiều nơi' } }, english)).toEqual({ list: { count: 'nhiều nơi', all: 'All' } });
});
