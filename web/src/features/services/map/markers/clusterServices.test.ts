import { describe, expect, test } from 'vitest';
import type { ServiceCardData } from '../../serviceCard.ts';
import { atSameSpot, clusterServices, type Pinned, pinned } from './clusterServices.ts';

const service = (id: string, point: [number, number] | null) => ({ id, point }) as ServiceCardData;
const hill = service('hill', [-99.7331, 32.4487]) as Pinned;
const door = service('door', [-99.7329, 32.4485]) as Pinned;
const acrossTown = service('across town', [-99.76, 32.42]) as Pinned;
const snyder = service('snyder', [-100.918, 32.718]) as Pinned;
const all = [hill, door, acrossTown, snyder];

const groupsAt = (zoom: number) =>
  clusterServices(all)(zoom)
    .map(({ services }) => services.map(({ id }) => id).sort())
    .sort();

describe('clusterServices', () => {
  test('at a low zoom a town is one cluster', () => {
    expect(groupsAt(8)).toEqual([['across town', 'door', 'hill'], ['snyder']]);
  });

  test('at a higher zoom, services that are apart have their own markers', () => {
    expect(groupsAt(13)).toEqual([['across town'], ['door', 'hill'], ['snyder']]);
    expect(groupsAt(20)).toEqual([['across town'], ['door'], ['hill'], ['snyder']]);
  });

  test.each([6, 9, 12, 16])('at zoom %i every service has a marker', (zoom) => {
    expect(groupsAt(zoom).flat().sort()).toEqual(all.map(({ id }) => id).sort());
  });

  test('services at one address stay in one cluster at every zoom', () => {
    const [spot] = clusterServices([hill, { ...hill, id: 'upstairs' }])(19);
    expect(spot?.services.map(({ id }) => id)).toEqual(['hill', 'upstairs']);
    expect(spot?.point[0]).toBeCloseTo(-99.7331, 4);
  });

  test('a cluster has its services in the order of the list', () => {
    const crowd = Array.from({ length: 40 }, (_, i): Pinned => ({ ...hill, id: String((i * 17) % 40) }));
    const [spot] = clusterServices(crowd)(12);
    expect(spot?.services.map(({ id }) => id)).toEqual(crowd.map(({ id }) => id));
  });

  test('without services there are no markers', () => {
    expect(clusterServices([])(10)).toEqual([]);
  });
});

test('services without a point are not on the map', () => {
  expect(pinned([hill, service('confidential', null)])).toEqual([hill]);
});

test('services at the same spot are in the order of the list', () => {
  expect(atSameSpot(all, door)).toEqual([hill, door]);
  expect(atSameSpot(all, snyder)).toEqual([snyder]);
});
