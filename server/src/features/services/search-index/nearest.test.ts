import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IndexColumns } from './columns/indexColumns.ts';
import type { IndexedService } from './columns/indexedService.ts';
import { FirstRows } from './firstRows.ts';
import { Nearest } from './nearest.ts';
import { orderOf } from './sort.ts';

/** From the center of the earth, in meters. */
function pointOf([longitude, latitude]: readonly [number, number]) {
  const [east, north] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  const meters = 6_378_168;
  return {
    x: meters * Math.cos(north) * Math.cos(east),
    y: meters * Math.cos(north) * Math.sin(east),
    z: meters * Math.sin(north),
  };
}

const unknown = { x: Number.NaN, y: Number.NaN, z: Number.NaN };

function serviceAt(position: Pick<IndexedService, 'x' | 'y' | 'z'>, id: string = randomUUIDv7()): IndexedService {
  return {
    ...{ id, version: 1, likes: 0, availableBeds: 0, totalBeds: 0, types: ['FOOD'], subTypes: [], audiences: ['ALL'] },
    ...{ city: '', county: '', state: '', zip: '', owner: '', managers: [], isListed: true, isApproved: true },
    ...{ isPermanentlyClosed: false, isAddressConfidential: false, criticalUntil: 0, createdAt: 0, updatedAt: 0 },
    ...{ verifiedAt: null, nameKey: 'sample', hours: '[]\n[]\nf', ...position },
  };
}

/** The whole earth, and many services in one place. */
const place = fc.oneof(
  fc.tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -90, max: 90 })),
  fc.tuple(fc.double({ min: -101, max: -98, noNaN: true }), fc.double({ min: 31, max: 33, noNaN: true })),
);
const places = fc.array(place, { minLength: 300, maxLength: 1500 });

test('finds the same nearest services as a full scan, also after some have moved', () => {
  fc.assert(
    fc.property(places, fc.array(place, { maxLength: 30 }), place, (first, moved, from) => {
      const columns = new IndexColumns();
      for (const one of first) columns.put(serviceAt(pointOf(one)));
      columns.put(serviceAt(unknown));
      const nearest = new Nearest(columns);
      nearest.build();
      for (const [n, one] of moved.entries()) {
        const row = columns.put(serviceAt(n % 5 === 0 ? unknown : pointOf(one), columns.ids.textOf(7 * n)));
        nearest.noteMoved(row);
      }
      nearest.noteMoved(columns.put(serviceAt(pointOf(from))));
      const rows = columns.flags.isApproved.copy().keep((row) => row % 3 !== 0);
      const order = orderOf(columns, { nearCoordinate: [...from] }, null);
      const [byTree, byLook] = [new FirstRows(order, 50), new FirstRows(order, 50)];
      nearest.search(rows, order.from!, byTree);
      rows.visit((row) => byLook.offer(row));
      expect(byTree.sorted()).toEqual(byLook.sorted());
    }),
    { numRuns: 100 },
  );
});
