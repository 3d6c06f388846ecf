import { describe, expect, it } from 'vitest';
import { type RegionPlaces, statesOf, timeZoneOfPlace } from './regionPlaces.ts';

const county = (name: string, more: { state?: string; timeZone?: string } = {}) => ({
  name,
  fips: '20000',
  seat: name,
  coordinates: [-101, 39] as [number, number],
  ...more,
});

const region: RegionPlaces = {
  state: 'KS',
  timeZone: 'America/Chicago',
  counties: [
    county('Thomas'),
    county('Sherman', { timeZone: 'America/Denver' }),
    county('Cheyenne'),
    county('Cheyenne', { state: 'CO', timeZone: 'America/Denver' }),
  ],
};

describe('states and time zones of a region', () => {
  it('names the main state first', () => {
    expect(statesOf(region)).toEqual(['KS', 'CO']);
    expect(statesOf({ ...region, counties: [county('Thomas', { state: 'KS' })] })).toEqual(['KS']);
  });

  it.each([
    ['Thomas', 'KS', 'America/Chicago'],
    ['Sherman', 'KS', 'America/Denver'],
    ['Cheyenne', 'KS', 'America/Chicago'],
    ['Cheyenne', 'CO', 'America/Denver'],
    ['Sherman', 'CO', null],
    ['', 'KS', null],
  ])('gives %s County, %s the time zone %s', (name, state, zone) => {
    expect(timeZoneOfPlace(region, { county: name, state })).toBe(zone);
  });

  it('stores no time zone in a region with one', () => {
    const small = { ...region, counties: [county('Thomas'), county('Logan')] };
    expect(timeZoneOfPlace(small, { county: 'Thomas', state: 'KS' })).toBeNull();
  });
});
