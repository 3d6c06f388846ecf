import { expect, test } from 'vitest';
import { type ComparedFields, comparedService, matchKeys } from './comparedService.ts';
import { LIKELY, scoreDuplicate } from './scoreDuplicate.ts';

const pantry: ComparedFields = {
  ...{ name: 'Saint Mary Catholic Church Food Pantry', alternateNames: [], type: ['FOOD'] },
  ...{ address1: '1200 North Elm Street', city: 'Abilene', zip: '79601' },
  ...{ phone: '(325) 555-0100', website: 'https://www.stmary.example.org/', contactEmail: '' },
  location: { coordinates: [-99.73, 32.45] },
  schedules: [{ type: 'WEEKLY', day: 'MONDAY', startTime: '09:00', endTime: '12:00' }],
};
const compare = (changes: Partial<ComparedFields>) => {
  const [a, b] = [comparedService(pantry), comparedService({ ...pantry, ...changes })];
  const { score, reasons } = scoreDuplicate(a, b);
  expect(scoreDuplicate(b, a).score).toBe(score);
  return { isLikely: score >= LIKELY, reasons };
};
const elsewhere = { address1: '4000 Pine Street', zip: '79605', location: { coordinates: [-99.79, 32.41] } as const };

test.each<[string, Partial<ComparedFields>]>([
  ['abbreviates the name', { name: "ST. MARY'S CATH. CH. PANTRY", phone: '' }],
  ['has typing errors', { name: 'Saint Mary Catolic Church Foood Pantry', address1: '1200 N Elmm St' }],
  ['is in Spanish', { name: 'Despensa de Alimentos de Saint Mary Catholic Church' }],
  ['has another phone', { phone: '325-555-0199' }],
  ['moved, with its phone', { ...elsewhere, location: { coordinates: [-99.79, 32.41] } }],
  ['has an extension and a ZIP+4', { phone: '+1 325 555 0100 ext. 12', zip: '79601-1234' }],
])('is a duplicate if it %s', (_, changes) => {
  expect(compare(changes).isLikely).toBe(true);
});

test.each<[string, Partial<ComparedFields>]>([
  ['is another program at the address', { name: 'Saint Mary Catholic Church Clothes Closet', type: ['RESOURCES'] }],
  ['is a program of the same kind for others', { name: "Saint Mary Catholic Church Food Pantry – Women's House" }],
  [
    'is another branch in the town',
    { ...elsewhere, location: { coordinates: [-99.79, 32.41] }, phone: '325-555-0199' },
  ],
  [
    'has the same name in another town',
    { address1: '9 Oak Street', city: 'San Angelo', zip: '76901', phone: '', location: null, website: '' },
  ],
  [
    'is a neighbor',
    { name: 'Second Baptist Church Food Pantry', address1: '1400 North Elm Street', phone: '', website: '' },
  ],
])('is no duplicate if it %s', (_, changes) => {
  expect(compare(changes).isLikely).toBe(false);
});

test('names what two services have in common', () => {
  expect(compare({}).reasons).toEqual(['name', 'address', 'phone', 'web', 'hours']);
  expect(compare({ address1: 'Downtown', phone: '', schedules: [] }).reasons).toEqual(['name', 'position', 'web']);
  expect(compare({ phone: '(512) 555-0100' }).reasons).not.toContain('phone');
});

test('knows a service by an alternate name', () => {
  const other = { name: 'The Giving Table', website: '' };
  expect(compare(other).isLikely).toBe(false);
  expect(compare({ ...other, alternateNames: ['St Mary Catholic Church food pantry'] }).isLikely).toBe(true);
});

test('mail providers and social networks identify no organization', () => {
  const keys = matchKeys(
    comparedService({ ...pantry, website: 'https://facebook.com/x', contactEmail: 'a@gmail.com' }),
  );
  expect(keys.filter((key) => key.startsWith('web'))).toEqual([]);
});
