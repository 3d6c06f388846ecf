import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointAt } from './columns/point.ts';
import { ServiceIndex } from './serviceIndex.ts';
import { serviceAt } from './testIndexedService.ts';
import { Hits } from './text/hits.ts';

const now = { at: Temporal.Instant.from('2026-11-18T18:00:00Z'), fallbackZone: 'America/Chicago' };
const closed = '[{"type":"WEEKLY","day":"MONDAY","startTime":"09:00","endTime":"12:00"}]\n[]\nf';
const unknown = ['[]\n[]\nf', '[{"type":"FULL_DAY"}]\n[]\nt'];
const open = [
  '[{"type":"FULL_DAY"}]\n[]\nf',
  '[{"type":"WEEKLY","day":"WEDNESDAY","startTime":"09:00","endTime":"20:00"}]\n[]\nf',
];
const times = [{ isOpen: true }, { openAt: { from: '2026-11-18T18:00', until: '2026-11-19T00:00' } }];

const service = fc.record({
  hours: fc.constantFrom(closed, ...unknown, ...open),
  longitude: fc.integer({ min: -101, max: -98 }),
  nameKey: fc.constantFrom('apple', 'mango', 'zebra'),
  relevance: fc.constantFrom(0, 0.2, 0.5, 0.95, 1, Number.POSITIVE_INFINITY),
  types: fc.constantFrom('FOOD', 'RESOURCES', 'FOOD,RESOURCES'),
});
const query = fc.record({
  time: fc.constantFrom(...times),
  sort: fc.constantFrom(undefined, 'openFirst' as const, 'bestOpenFirst' as const),
  isNear: fc.boolean(),
  hasText: fc.boolean(),
  limit: fc.constantFrom(0, 3),
});

test('a search for a time lists what is open then, then unknown hours, then faint matches alike, and nothing closed', () => {
  fc.assert(
    fc.property(fc.array(service, { minLength: 1, maxLength: 60 }), query, (services, asked) => {
      const { time, sort, isNear, hasText, limit } = asked;
      const index = new ServiceIndex();
      const rows = services.map(({ hours, longitude, nameKey, types }) =>
        index.put(serviceAt(pointAt([longitude, 32.4]), { hours, nameKey, types })),
      );
      const relevanceOf = (row: number) => services[row]!.relevance;
      const tierOf = (row: number) => Math.min(4, 3 * relevanceOf(row));
      const hits = hasText ? Hits.of(index.columns.flags.isApproved, relevanceOf, tierOf, ['FOOD']) : null;
      const list = (more: object, most = 0) => {
        const nearCoordinate: [number, number] | undefined = isNear ? [-99.7, 32.4] : undefined;
        const given = { sort: sort && [sort], nearCoordinate, limit: most, ...more };
        const { page, total } = index.query({ ...now, viewer: null, query: given }, hits);
        return { ids: page.map(({ id }) => id), total };
      };
      const serviceOf = (id: string) => services[rows.indexOf(index.columns.ids.find(id)!)]!;
      const then = list(time).ids;
      const groupOf = (id: string) => {
        const { relevance, types } = serviceOf(id);
        const isFaint = hasText && 3 * relevance < 2 && !types.includes('FOOD');
        return 2 * Number(isFaint) + Number(!then.includes(id));
      };
      const other = list({}).ids.filter((id) => unknown.includes(serviceOf(id).hours));
      const found = list({ ...time, areUnknownHoursListed: true }, limit);
      const groups = [...then, ...other].map(groupOf).sort();
      expect(found.total).toBe(groups.length);
      expect(found.ids.map(groupOf)).toEqual(groups.slice(0, limit || groups.length));
      const openIds = found.ids.filter((id) => then.includes(id));
      const sorted = [0, 2].flatMap((group) => then.filter((id) => groupOf(id) === group));
      expect(openIds).toEqual(sorted.slice(0, openIds.length));
      expect(found.ids.every((id) => then.includes(id) || other.includes(id))).toBe(true);
    }),
  );
});

test('another order of the request stays as it is', () => {
  const index = new ServiceIndex();
  for (const [nameKey, hours] of [
    ['apple', unknown[0]],
    ['mango', open[0]],
  ] as const)
    index.put(serviceAt(pointAt([-99.7, 32.4]), { hours: hours!, nameKey }));
  const list = (sort?: ['name']) => {
    const { page } = index.query(
      { ...now, viewer: null, query: { isOpen: true, areUnknownHoursListed: true, sort } },
      null,
    );
    return page.map(({ id }) => index.columns.names[index.columns.ids.find(id)!]);
  };
  expect(list(['name'])).toEqual(['apple', 'mango']);
  expect(list()).toEqual(['mango', 'apple']);
});
