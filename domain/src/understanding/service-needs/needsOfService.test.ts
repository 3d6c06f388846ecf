import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NeedId } from '../needs/needIds.ts';
import { type DescribedService, needsOfService } from './needsOfService.ts';

const service = (name: string, description = '', more: Partial<DescribedService> = {}): DescribedService => ({
  name,
  serviceSummary: description.slice(0, 180),
  description,
  type: [],
  subTypes: [],
  ...more,
});
const scoreOf = (described: DescribedService, need: NeedId) =>
  needsOfService(described).find((found) => found.need === need)?.score ?? 0;

const manyThings = `Provides case management, job training, GED classes, legal aid, counseling, health screenings, child care,
  after school tutoring, summer camp, clothing, a food pantry, transportation, tax preparation and English classes.`;

describe('needsOfService', () => {
  test.each<[string, string, NeedId]>([
    ['Crescent Heights Food Pantry', 'Groceries each Monday.', 'food-pantry'],
    ['Evening Ministry', 'A soup kitchen that serves hot meals every evening.', 'hot-meals'],
    ['County Housing Authority', 'Administers Section 8 vouchers and public housing units.', 'subsidized-housing'],
    ['The Ark', 'Emergency shelter for victims of domestic violence.', 'domestic-violence-shelter'],
    ['SMILES - DENTAL CLINIC', 'Cleanings, fillings and extractions on a sliding scale.', 'dental-care'],
    ['Energy Aid', 'Low Income Home Energy Assistance Program (LIHEAP) pays electric bills.', 'utility-help'],
    ['Despensa San Juan', 'Despensa de alimentos para familias.', 'food-pantry'],
  ])('sees what "%s" offers first', (name, description, need) => {
    expect(needsOfService(service(name, description))[0]?.need).toBe(need);
  });

  test.each(['A blessing box beside the park.', 'A nurse who comes to camps and parks.'])(
    'takes a place for no recreation: "%s"',
    (description) => {
      expect(scoreOf(service('Helping Hands', description), 'recreation')).toBe(0);
    },
  );

  test('reads the Spanish texts too', () => {
    const es = service('Casa Azul', '', { descriptionEs: 'Clases de inglés por la tarde.' });
    expect(scoreOf(es, 'english-classes')).toBeGreaterThan(0.3);
  });

  test('gives a service the needs of its audience', () => {
    const meals = (category: DescribedService['category']) =>
      scoreOf(service('Hilltop Center', 'A hot meal at noon.', { category }), 'senior-meals');
    expect(meals(['SENIORS'])).toBeGreaterThan(0.25);
    expect(meals(['SENIORS', 'ALL'])).toBe(0);
  });

  test('takes the places that a ride goes to for rides there', () => {
    const drivers = (more: Partial<DescribedService>) =>
      service('Neighbor Rides', 'Neighbors drive neighbors to the doctor.', more);
    expect(scoreOf(drivers({ subTypes: ['TRANSIT'], category: ['ALL'] }), 'medical-rides')).toBeGreaterThan(0.35);
    expect(scoreOf(drivers({ subTypes: ['TRANSIT'], category: ['SENIORS'] }), 'senior-rides')).toBeGreaterThan(0.2);
    expect(scoreOf(drivers({ subTypes: ['ASSISTANCE'] }), 'medical-rides')).toBe(0);
  });

  test('takes the rides of a shelter for less than those of a service for rides', () => {
    const text = 'Meals and rides to the doctor.';
    const home = scoreOf(service('Hilltop Home', text, { subTypes: ['TRANSITIONAL'] }), 'medical-rides');
    expect(scoreOf(service('Hilltop Vans', text, { subTypes: ['TRANSIT'] }), 'medical-rides')).toBeGreaterThan(home);
    expect(home).toBeGreaterThan(0);
  });

  test('takes the last phrase of a name for what the service is', () => {
    const shop = service("Women's Shelter Thrift Boutique");
    expect(scoreOf(shop, 'thrift-store')).toBeGreaterThan(2 * scoreOf(shop, 'emergency-shelter'));
  });

  test('scores a service for one need higher than a service for many', () => {
    const focused = scoreOf(service('Grace Food Pantry', 'Free groceries for families.'), 'food-pantry');
    expect(focused).toBeGreaterThan(scoreOf(service('Grace Center', manyThings), 'food-pantry') + 0.2);
  });

  test('scores words of the name higher than words late in the description', () => {
    const early = service('Diaper Bank', 'We serve parents.');
    const filler = 'We meet in the hall. We began long ago. Call before you come. Ask for Ann. Bring a friend. ';
    const late = service('Helping Hands', `${filler}Diapers are sometimes there.`);
    expect(scoreOf(early, 'diapers')).toBeGreaterThan(scoreOf(late, 'diapers') * 1.5);
  });

  test.each<[string, string, NeedId]>([
    ['denied', 'A place to talk. We do not provide clothing.', 'clothes'],
    ['only referred to', 'A help desk that offers referrals to detox.', 'detox'],
    ['required', 'Clients must have Medicaid.', 'health-insurance'],
  ])('gives little for what is %s', (_, description, need) => {
    expect(scoreOf(service('The Desk', description), need)).toBeLessThan(0.25);
  });

  test.each<[string, NeedId]>([
    ['Pet food for dogs and cats.', 'food-pantry'],
    ['Food handler permit classes.', 'food-pantry'],
    ['City animal shelter.', 'emergency-shelter'],
    ['Credit counseling.', 'mental-health-counseling'],
  ])('is not misled by "%s"', (description, need) => {
    expect(scoreOf(service('The Desk', description), need)).toBe(0);
  });

  test('counts a summary that repeats the description once', () => {
    const text = 'We hand out diapers.';
    const repeated = service('The Desk', text);
    const once = { ...repeated, serviceSummary: '' };
    expect(scoreOf(repeated, 'diapers')).toBe(scoreOf(once, 'diapers'));
  });

  test('gives the sub-types a small score', () => {
    const typed = service('St Mary', 'Call for hours.', { type: ['FOOD'], subTypes: ['FOOD_PANTRIES'] });
    expect(scoreOf(typed, 'food-pantry')).toBeGreaterThanOrEqual(0.3);
  });

  test('returns at most 25 needs, strongest first, and no weak ones', () => {
    const found = needsOfService(
      service(
        'Agency',
        `${manyThings} Shelter, showers, diapers, wic, detox, hospice, dentist, haircuts,
      library, museum, prom dresses, bus passes, rent help, adoption, autism, mentors, veterans, furniture, tattoos, laundry.`,
      ),
    );
    expect(found.length).toBeLessThanOrEqual(25);
    expect(found.every(({ score }) => score >= 0.08 && score <= 1)).toBe(true);
    expect([...found].sort((a, b) => b.score - a.score)).toEqual(found);
  });

  test('never throws for any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(text, text, text, (name, serviceSummary, description) => {
        needsOfService({ name, serviceSummary, description, type: [], subTypes: [] });
      }),
      { numRuns: 100 },
    );
  });
});
