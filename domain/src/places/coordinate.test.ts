import { describe, expect, test } from 'vitest';
import { queryCoordinate, roundCoordinates } from './coordinate.ts';

describe('queryCoordinate', () => {
  test.each([
    ['-99.733|32.449', [-99.733, 32.449]],
    [' -99.733 | 32.449 ', [-99.733, 32.449]],
    ['-99.733,32.449', [-99.733, 32.449]],
    ['180|-90', [180, -90]],
    ['0|0', [0, 0]],
    ['-99|32', [-99, 32]],
    ['', undefined],
    ['  ', undefined],
    ['null', undefined],
    [undefined, undefined],
  ])('%j is read as %j', (text, read) => {
    expect(queryCoordinate.parse(text)).toEqual(read);
  });

  test.each([
    ['abilene', 'MALFORMED'],
    ['-99.7', 'MALFORMED'],
    ['|', 'MALFORMED'],
    ['1|2|3', 'MALFORMED'],
    ['NaN|1', 'MALFORMED'],
    ['1e1|2', 'MALFORMED'],
    ['0x10|2', 'MALFORMED'],
    ['Infinity|0', 'MALFORMED'],
    ["-99.7|32.4'; DROP TABLE services", 'MALFORMED'],
    [['-99|32', '-98|32'], 'MALFORMED'],
    [12, 'MALFORMED'],
    ['32.449|-99.733', 'COORDINATE_OUT_OF_RANGE'],
    ['180.1|0', 'COORDINATE_OUT_OF_RANGE'],
    ['999|0', 'COORDINATE_OUT_OF_RANGE'],
  ])('%j is rejected: %s', (text, issue) => {
    expect(queryCoordinate.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([issue]);
  });
});

test('rounds to three decimals', () => {
  expect(roundCoordinates([-99.733144, 32.448736])).toEqual([-99.733, 32.449]);
});
