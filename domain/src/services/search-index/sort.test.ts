import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milesBetween } from '../../places/distance.ts';
import { locationPrecisions, sortingMiles, uncertaintyMiles } from '../../places/locationPrecision.ts';
import { Bitmap } from './columns/bitmap.ts';
import { IndexColumns } from './columns/indexColumns.ts';
import { METERS_PER_MILE, type Point, pointAt } from './columns/point.ts';
import { FirstRows } from './firstRows.ts';
import { Nearest } from './nearest.ts';
import { orderOf } from './sort.ts';
import { serviceAt } from './testIndexedService.ts';
import { Hits } from './text/hits.ts';

const now = { at: Temporal.Instant.from('2026-11-18T18:00:00Z'), fallbackZone: 'America/Chicago' };
const unknown = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

/** The whole earth, and many services in one place. */
const place = fc.oneof(
  fc.tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -90, max: 90 })),
  fc.tuple(fc.double({ min: -101, max: -98, noNaN: true }), fc.double({ min: 31, max: 33, noNaN: true })),
);
const places = fc.array(place, { minLength: 300, maxLength: 1500 });

test('the tree finds the same nearest services as a full scan, also after some have moved', () => {
  const count = fc.constantFrom(1, 50, 5000);
  fc.assert(
    fc.property(places, fc.array(place, { maxLength: 30 }), place, count, (first, moved, from, most) => {
      const columns = new IndexColumns();
      const miles = Object.values(uncertaintyMiles);
      for (const [n, one] of first.entries()) {
        const uncertainty = miles[n % miles.length]! * METERS_PER_MILE;
        columns.put(serviceAt(n % 7 === 0 ? unknown : pointAt(one), { uncertainty }));
      }
      const nearest = new Nearest(columns);
      nearest.build();
      for (const [n, one] of moved.entries()) {
        const id = columns.ids.textOf(8 * n);
        nearest.noteMoved(columns.put(serviceAt(n % 5 === 0 ? unknown : pointAt(one), { id })));
      }
      nearest.noteMoved(columns.put(serviceAt(pointAt(from))));
      const rows = Bitmap.union([columns.flags.isApproved]).filter((row) => row % 3 !== 0);
      const order = orderOf({ ...now, columns, query: { nearCoordinate: [...from] } }, null);
      const [byTree, byScan] = [new FirstRows(order, most), new FirstRows(order, most)];
      nearest.search(rows, order.from!, byTree);
      rows.visit((row) => byScan.offer(row));
      expect(byTree.sorted()).toEqual(byScan.sorted());
    }),
    { numRuns: 100 },
  );
});

test('finds the nearest service after the one that divides the tree has moved far away', () => {
  const columns = new IndexColumns();
  for (let n = 0; n < 1000; n += 1) columns.put(serviceAt([n * 1000, 0, 0]));
  const nearest = new Nearest(columns);
  nearest.build();
  const id = columns.ids.textOf(500);
  nearest.noteMoved(columns.put(serviceAt([-9_000_000, 0, 0], { id })));
  const from: Point = [490_000, 0, 0];
  const key = (row: number) => (columns.numbers.x[row]! - from[0]) ** 2;
  const first = new FirstRows({ key, nextKey: () => 0, compare: (a, b) => a - b, from }, 1);
  nearest.search(Bitmap.union([columns.flags.isApproved]), from, first);
  expect(first.sorted()).toEqual([490]);
});

const hitsOf = (columns: IndexColumns, relevance: number[], tiers: number[]) =>
  Hits.of(
    columns.flags.isApproved,
    (row) => relevance[row]!,
    (row) => tiers[row]!,
  );

test('sorts matches of one tier by distance, then by name', () => {
  const columns = new IndexColumns();
  const [here, there] = [pointAt([-99.7, 32.4]), pointAt([-99.8, 32.4])];
  const add = (nameKey: string, point: Point) => columns.put(serviceAt(point, { nameKey }));
  const [zebra, apple, mango, lemon] = [
    add('zebra', there),
    add('apple', there),
    add('mango', here),
    add('lemon', unknown),
  ];
  const rows = [zebra, apple, mango, lemon] as const;
  const hits = hitsOf(columns, [1, 0.8, 0.9, 1], [0, 0, 0, 0]);
  const order = orderOf({ ...now, columns, query: { nearCoordinate: [-99.7, 32.4] } }, hits);
  const first = new FirstRows(order, 3);
  for (const row of rows) first.offer(row);
  expect(first.sorted()).toEqual([mango, apple, zebra]);
});

const always = '[{"type":"FULL_DAY"}]\n[]\nf';
const thursdays = '[{"type":"WEEKLY","day":"THURSDAY","startTime":"09:00","endTime":"12:00"}]\n[]\nf';
const inJanuary = '[{"type":"DATE_RANGE","startDate":"2027-01-11","endDate":"2027-01-12"}]\n[]\nf';

test.each([
  ['an open one that matches about as well', [1, thursdays], [0.95, always], [1, 0]],
  ['no open one that matches much less', [1, thursdays], [0.7, always], [0, 1]],
  ['one that opens sooner', [1, inJanuary], [0.95, thursdays], [1, 0]],
  ['one that opens this week, if the other opens in two months', [1, inJanuary], [0.7, thursdays], [1, 0]],
  ['one that opens sooner, but not an open one that matches much less', [1, inJanuary], [0.5, always], [0, 1]],
] as const)('bestOpenFirst: before a service comes %s', (_rule, one, other, sorted) => {
  const columns = new IndexColumns();
  for (const [, hours] of [one, other]) columns.put(serviceAt(unknown, { hours }));
  const hits = hitsOf(columns, [one[0], other[0]], [0, 0]);
  const first = new FirstRows(orderOf({ ...now, columns, query: { sort: ['bestOpenFirst'] } }, hits), 2);
  for (const row of [0, 1]) first.offer(row);
  expect(first.sorted()).toEqual(sorted);
});

test('bestOpenFirst near a place: by tier, open ones nearby first, then by distance', () => {
  const columns = new IndexColumns();
  const here = [-99.7, 32.4] as const;
  const add = (longitude: number, hours: string) => columns.put(serviceAt(pointAt([longitude, 32.4]), { hours }));
  const [closedNear, openNear, openNearest, openFar, closedLessFar, january, weak] = [
    add(-99.71, thursdays),
    add(-99.9, always),
    add(-99.8, always),
    add(-101.2, always),
    add(-100.6, thursdays),
    add(-99.7, inJanuary),
    add(-99.7, always),
  ];
  const rows = [closedNear, openNear, openNearest, openFar, closedLessFar, january, weak];
  const hits = hitsOf(columns, [0, 0, 0, 0, 0, 0, 0], [3, 3, 3, 3, 3, 3, 2]);
  const query = { sort: ['bestOpenFirst' as const], nearCoordinate: [...here] as [number, number] };
  const first = new FirstRows(orderOf({ ...now, columns, query }, hits), 7);
  for (const row of rows) first.offer(row!);
  expect(first.sorted()).toEqual([openNearest, openNear, closedNear, closedLessFar, openFar, january, weak]);
});

test('openFirst: among shelters, one that is open but full comes after the other open ones; elsewhere beds do not matter', () => {
  const columns = new IndexColumns();
  const add = (hours: string, totalBeds: number, availableBeds: number, longitude: number) =>
    columns.put(serviceAt(pointAt([longitude, 32.4]), { hours, totalBeds, availableBeds }));
  const [full, notCounted, free, opening] = [
    add(always, 12, 0, -99.7),
    add(always, 0, 0, -99.8),
    add(always, 12, 3, -99.9),
    add(thursdays, 12, 3, -99.7),
  ];
  const sorted = (type?: 'FOOD' | 'SHELTER') => {
    const query = {
      sort: ['openFirst' as const],
      nearCoordinate: [-99.7, 32.4] as [number, number],
      type: type && [type],
    };
    const first = new FirstRows(orderOf({ ...now, columns, query }, null), 4);
    for (const row of [full, notCounted, free, opening]) first.offer(row!);
    return first.sorted();
  };
  expect(sorted('SHELTER')).toEqual([notCounted, free, full, opening]);
  expect(sorted()).toEqual([notCounted, free, full, opening]);
  expect(sorted('FOOD')).toEqual([full, notCounted, free, opening]);
});

test('a list by distance has the order of sortingMiles', () => {
  const near = fc.tuple(fc.double({ min: -101, max: -98, noNaN: true }), fc.double({ min: 31, max: 33, noNaN: true }));
  const services = fc.array(fc.tuple(near, fc.constantFrom(...locationPrecisions)), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(services, near, (all, from) => {
      const columns = new IndexColumns();
      for (const [point, precision] of all)
        columns.put(serviceAt(pointAt(point), { uncertainty: uncertaintyMiles[precision] * METERS_PER_MILE }));
      const order = orderOf({ ...now, columns, query: { nearCoordinate: [...from] } }, null);
      const first = new FirstRows(order, all.length);
      for (const row of all.keys()) first.offer(row);
      const sorted = first.sorted().map((row) => sortingMiles(milesBetween(all[row]![0], from), all[row]![1]));
      // The index measures straight lines on a slightly larger earth.
      for (const [n, miles] of sorted.entries()) expect(miles).toBeGreaterThan((sorted[n - 1] ?? 0) * 0.997 - 0.001);
    }),
  );
});
