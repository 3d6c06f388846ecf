import type { Zip } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import {
  type Audience,
  audiences,
  type ServiceType,
  type SubType,
  subTypes,
  typeOfSubType,
} from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { chooseHours } from './chooseHours.ts';
import { programs } from './phrases/programs.ts';
import { streets } from './phrases/slots.ts';
import { type Random, randomOf } from './random.ts';
import { describe, describeInSpanish, type Facts, fill, nameAgency } from './writeText.ts';

/** Percent of all services. */
const shares: Record<SubType, number> = {
  ...{ MEALS: 7, FOOD_PANTRIES: 13, EMERGENCY: 5, TRANSITIONAL: 5, MEDICAL: 15, COUNSELING: 11 },
  ...{ CLOTHES: 5, HYGIENE: 3, TRANSIT: 4, ASSISTANCE: 17, LEARNING: 9, EMPLOYMENT: 6 },
};
const lottery = subTypes.flatMap((subType) => Array<SubType>(shares[subType]).fill(subType));
const particular = audiences.filter((audience) => audience !== 'ALL');
const areaCodes = [
  '210',
  '214',
  '281',
  '325',
  '361',
  '409',
  '432',
  '512',
  '713',
  '806',
  '817',
  '903',
  '915',
  '940',
  '956',
];
const mountainCounties = ['El Paso', 'Hudspeth'];

export interface Places {
  /** ZIP codes in the mountain time zone. */
  mountain: readonly Zip[];
  central: readonly Zip[];
}

/** The places of services: a town with more ZIP codes gets more services. */
export function placesOf(zips: readonly Zip[]): Places {
  const isMountain = (zip: Zip) => mountainCounties.includes(zip.county);
  const inhabited = zips.filter((zip) => zip.hasArea && zip.city !== '');
  return { mountain: inhabited.filter(isMountain), central: inhabited.filter((zip) => !isMountain(zip)) };
}

/** Generates a service as a line of an import. The same seed and number give the same service. */
export function generateService(seed: number, index: number, places: Places): Record<string, unknown> {
  const random = randomOf(seed, index);
  const isMountain = random.chance(0.01);
  const zip = random.pick(isMountain ? places.mountain : places.central);
  const kinds = chooseKinds(random);
  const [kind] = kinds.subTypes;
  const about = { town: zip.city, county: zip.county, zip: zip.code, kind, agency: '' };
  const facts = { ...about, agency: nameAgency(random, about) };
  const number = String(index + 1).padStart(6, '0');
  return {
    id: `g-${number}`,
    source: { name: 'generated', id: `g-${number}` },
    ...chooseTexts(random, facts),
    category: chooseAudiences(random),
    ...kinds,
    ...chooseAddress(random, zip),
    ...chooseContact(random, facts.agency),
    ...chooseHours(random, kind === 'EMERGENCY'),
    ...chooseBeds(random, kinds.type.includes('SHELTER')),
    ...(kind === 'EMERGENCY' && random.chance(0.15) && { isAddressConfidential: true }),
    ...(random.chance(0.0002) && {
      isCriticalHeader: true,
      criticalDescription: 'Extra beds tonight',
      isCriticalNeverExpire: true,
    }),
    ...(isMountain && { timeZone: 'America/Denver' }),
    isSample: true,
  };
}

function chooseKinds(random: Random): { type: ServiceType[]; subTypes: [SubType, ...SubType[]] } {
  const chosen: [SubType, ...SubType[]] = [random.pick(lottery)];
  const other = random.pick(lottery);
  if (other !== chosen[0] && random.chance(0.15)) chosen.push(other);
  return { type: [...new Set(chosen.map((subType) => typeOfSubType[subType]))], subTypes: chosen };
}

function chooseTexts(random: Random, facts: Facts) {
  const { names, summaries, summariesEs } = programs[facts.kind];
  const program = random.pickEarly(names);
  const name = random.chance(0.6) ? `${facts.agency} ${program}` : `${program} – ${facts.agency}`;
  const isTranslated = random.chance(0.5);
  return {
    name,
    serviceSummary: fill(random, random.pick(summaries), facts),
    description: describe(random, facts),
    ...(isTranslated && {
      serviceSummaryEs: random.pick(summariesEs),
      descriptionEs: describeInSpanish(random, facts),
    }),
    ...(random.chance(0.15) && { age: `${random.pick([18, 21, 55, 60, 65])} and older` }),
  };
}

function chooseAudiences(random: Random): Audience[] {
  return random.chance(0.7) ? ['ALL'] : random.some(particular, random.int(1, 2));
}

function chooseAddress(random: Random, zip: Zip) {
  const [longitude, latitude] = zip.coordinates;
  // The sum of two random numbers is denser in the middle, like a town. About two miles.
  const nearby = (degrees: number) => Math.round((degrees + (random.next() + random.next() - 1) * 0.04) * 1e5) / 1e5;
  const isLocated = random.chance(0.95);
  return {
    address1: `${random.int(100, 9999)} ${random.pickEarly(streets)} ${random.pick(['Street', 'Street', 'Avenue', 'Road', 'Drive', 'Boulevard'])}`,
    address2: random.chance(0.15) ? `Suite ${random.int(100, 499)}` : '',
    city: zip.city,
    county: zip.county,
    state: 'TX',
    zip: zip.code,
    location: isLocated ? { coordinates: [nearby(longitude), nearby(latitude)] } : null,
  };
}

function chooseContact(random: Random, agency: string) {
  const site = agency
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 30);
  return {
    phone: random.chance(0.95) ? `(${random.pick(areaCodes)}) 555-01${String(random.int(0, 99)).padStart(2, '0')}` : '',
    website: random.chance(0.65) ? `https://${site}.example.org` : '',
    contactEmail: random.chance(0.4) ? `info@${site}.example.org` : '',
  };
}

function chooseBeds(random: Random, isShelter: boolean) {
  if (!isShelter) return {};
  const totalBeds = random.int(4, 120);
  return { totalBeds, availableBeds: random.chance(0.4) ? 0 : random.int(0, Math.ceil(totalBeds / 3)) };
}
