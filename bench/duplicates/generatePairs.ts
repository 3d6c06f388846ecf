import type { ScheduleEntry } from '@amparo/domain/services/hours/schedule.ts';
import { weekdays } from '@amparo/domain/services/hours/scheduleTypes.ts';
import type { ServiceType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { type Random, randomOf } from '../generate/random.ts';
import {
  branches,
  chains,
  charities,
  churches,
  directions,
  programs,
  streets,
  streetTypes,
  towns,
} from './vocabulary.ts';

/** A service as two people describe it, or two different services that look alike. */
export interface Entry {
  name: string;
  alternateNames: string[];
  address1: string;
  address2: string;
  city: string;
  zip: string;
  phone: string;
  website: string;
  contactEmail: string;
  location: { coordinates: [number, number] } | null;
  schedules: ScheduleEntry[];
  type: ServiceType[];
}

export interface Pair {
  kind: string;
  isDuplicate: boolean;
  first: Entry;
  second: Entry;
}

type Program = (typeof programs)[number];

/** The place and its program, from which both entries are written. */
interface Place {
  owner: string;
  program: Program | null;
  number: number;
  street: string;
  streetType: (typeof streetTypes)[number];
  direction: (typeof directions)[number] | null;
  town: (typeof towns)[number];
  zip: string;
  offset: [number, number];
  digits: string;
  host: string;
  schedules: ScheduleEntry[];
}

const same: Record<string, (random: Random) => [Entry, Entry]> = {
  'written in another format': (random) => {
    const place = inventPlace(random);
    return [write(place, random), write(place, random)];
  },
  'abbreviated name': (random) => {
    const place = inventPlace(random);
    return [write(place, random), rename(write(place, random), abbreviate(nameOf(place), place, random))];
  },
  'typing errors': (random) => {
    const place = inventPlace(random);
    const other = write(place, random);
    return [
      write(place, random),
      { ...other, name: mistype(other.name, random), address1: mistype(other.address1, random) },
    ];
  },
  'other phone': (random) => {
    const place = inventPlace(random);
    return [write(place, random), write({ ...place, digits: inventDigits(place.town.area, random) }, random)];
  },
  'another language': (random) => {
    const place = { ...inventPlace(random), program: random.pick(programs) };
    const other = write(place, random);
    return [write(place, random), rename(other, `${place.program.es} ${random.pick(['de', '–', '-'])} ${place.owner}`)];
  },
  'moved to another address': (random) => {
    const place = inventPlace(random);
    return [write(place, random), write(move(place, random), random)];
  },
  'known by another name': (random) => {
    const place = inventPlace(random);
    const first = write(place, random);
    return [{ ...first, alternateNames: [place.owner] }, rename(write(place, random), place.owner)];
  },
  'hardly filled in': (random) => {
    const place = inventPlace(random);
    const other = write(place, random);
    return [write(place, random), { ...other, website: '', contactEmail: '', schedules: [], location: null }];
  },
};

const different: Record<string, (random: Random) => [Entry, Entry]> = {
  'two programs at one address': (random) => {
    const place = { ...inventPlace(random), program: random.pick(programs) };
    const program = random.pick(programs.filter(({ en }) => en !== place.program.en));
    const schedules = random.chance(0.3) ? place.schedules : inventSchedules(random);
    return [write(place, random), write({ ...place, program, schedules }, random)];
  },
  'two organizations in one building': (random) => {
    const place = inventPlace(random);
    const { owner, program, digits, host, schedules } = inventPlace(random);
    const other = owner === place.owner ? `${owner} Annex Trust` : owner;
    return [write(place, random), write({ ...place, owner: other, program, digits, host, schedules }, random)];
  },
  'branches of a chain in one town': (random) => {
    const place = { ...inventPlace(random), owner: random.pick(chains) };
    const [one, two] = random.some(branches, 2) as [string, string];
    const other = {
      ...elsewhere(place, random),
      digits: random.chance(0.3) ? place.digits : inventDigits(place.town.area, random),
    };
    const schedules = random.chance(0.5) ? place.schedules : inventSchedules(random);
    const [first, second] = [write(place, random), write({ ...other, schedules }, random)];
    return [rename(first, `${nameOf(place)} ${one}`), rename(second, `${nameOf(place)} ${two}`)];
  },
  'branches without a name of their own': (random) => {
    const place = { ...inventPlace(random), owner: random.pick(chains) };
    const other = { ...elsewhere(place, random), digits: inventDigits(place.town.area, random) };
    const schedules = random.chance(0.5) ? place.schedules : inventSchedules(random);
    return [write(place, random), write({ ...other, schedules }, random)];
  },
  'branches in two towns': (random) => {
    const place = { ...inventPlace(random), owner: random.pick(chains) };
    const town = random.pick(towns.filter(({ city }) => city !== place.town.city));
    const other = {
      ...elsewhere({ ...place, town }, random),
      digits: random.chance(0.4) ? place.digits : inventDigits(town.area, random),
    };
    return [write(place, random), write(other, random)];
  },
  'churches of one name in two towns': (random) => {
    const [name, denomination] = random.pick(churches);
    const place = { ...inventPlace(random), owner: `${name} ${denomination} Church` };
    const other = inventPlace(random, random.pick(towns.filter(({ city }) => city !== place.town.city)));
    return [write(place, random), write({ ...other, owner: place.owner, program: place.program }, random)];
  },
  'neighbors with similar names': (random) => {
    const place = { ...inventPlace(random), owner: 'First Baptist Church' };
    const owner = random.pick(['First Presbyterian Church', 'Second Baptist Church', 'First United Methodist Church']);
    const { digits, host, schedules } = inventPlace(random);
    return [
      write(place, random),
      write({ ...place, owner, number: place.number + random.int(1, 3) * 100, digits, host, schedules }, random),
    ];
  },
  'two services of one town': (random) => {
    const place = inventPlace(random);
    const other = inventPlace(random, place.town);
    return [
      write(place, random),
      write({ ...other, owner: other.owner === place.owner ? 'Riverbend Alliance' : other.owner }, random),
    ];
  },
};

/** Pairs of every kind, in turn: half of them are duplicates. */
export function generatePairs(count: number, seed: number): Pair[] {
  const kinds = [
    ...Object.entries(same).map(([kind, make]) => ({ kind, make, isDuplicate: true })),
    ...Object.entries(different).map(([kind, make]) => ({ kind, make, isDuplicate: false })),
  ];
  return Array.from({ length: count }, (_, index) => {
    const { kind, make, isDuplicate } = kinds[index % kinds.length]!;
    const [first, second] = make(randomOf(seed, index));
    return { kind, isDuplicate, first, second };
  });
}

function inventPlace(random: Random, town = random.pick(towns)): Place {
  const [name, denomination] = random.pick(churches);
  const isChurch = random.chance(0.45);
  const church =
    name.startsWith('Iglesia') || name.startsWith('Templo')
      ? `${name} ${denomination}`
      : `${name} ${denomination} Church`;
  const owner = isChurch ? church : random.pick(charities);
  return {
    owner,
    program: random.chance(0.85) ? random.pick(programs) : null,
    number: random.int(100, 5900),
    street: random.pick(streets),
    streetType: random.pick(streetTypes),
    direction: random.chance(0.35) ? random.pick(directions) : null,
    town,
    zip: random.pick(town.zips),
    offset: [random.int(-400, 400) / 10_000, random.int(-400, 400) / 10_000],
    digits: inventDigits(town.area, random),
    host: `${owner
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .slice(0, 18)}${random.int(1, 99)}.org`,
    schedules: inventSchedules(random),
  };
}

function inventDigits(area: string, random: Random): string {
  return `${area}${random.int(200, 989)}${random.int(1000, 9999)}`;
}

function inventSchedules(random: Random): ScheduleEntry[] {
  const days = random.chance(0.4) ? weekdays.slice(0, 5) : random.some(weekdays, random.int(1, 4));
  const start = random.int(6, 13);
  const [startTime, endTime] = [start, start + random.int(2, 8)].map((hour) => `${String(hour).padStart(2, '0')}:00`);
  return days.map((day) => ({ type: 'WEEKLY', day, startTime, endTime }) as ScheduleEntry);
}

function elsewhere(place: Place, random: Random): Place {
  const { number, street, streetType, direction, zip, offset } = inventPlace(random, place.town);
  return {
    ...place,
    number,
    street: street === place.street ? 'Industrial' : street,
    streetType,
    direction,
    zip,
    offset,
  };
}

/** The same service at a new address: it brings its name, and nearly always its phone, website, or hours. */
function move(place: Place, random: Random): Place {
  const moved = elsewhere(place, random);
  const digits = random.chance(0.85) ? place.digits : inventDigits(place.town.area, random);
  return { ...moved, digits, schedules: random.chance(0.75) ? place.schedules : inventSchedules(random) };
}

function nameOf({ owner, program }: Place): string {
  return program === null ? owner : `${owner} ${program.en}`;
}

/** One entry of a directory: each writes names, streets, phones, and hours in its own way, and leaves some out. */
function write(place: Place, random: Random): Entry {
  const separator = random.pick([' ', ' ', ' - ', ' – ', ': ']);
  const name = place.program === null ? place.owner : `${place.owner}${separator}${place.program.en}`;
  const isShort = random.chance(0.5) ? 1 : 0;
  const direction = place.direction ? `${place.direction[isShort]} ` : '';
  const address = `${place.number} ${direction}${place.street} ${place.streetType[isShort]}`;
  const suite = random.chance(0.15) ? random.pick(['Suite 100', 'Ste. 4', 'Bldg B', 'Room 12']) : '';
  const [west, north] = [place.town.at[0] + place.offset[0], place.town.at[1] + place.offset[1]];
  const jitter = () => random.int(-6, 6) / 10_000;
  return {
    name: random.chance(0.1) ? name.toUpperCase() : random.chance(0.3) ? name.replace(' and ', ' & ') : name,
    alternateNames: [],
    address1: random.chance(0.1)
      ? address.toUpperCase()
      : random.chance(0.1) && suite
        ? `${address}, ${suite}`
        : address,
    address2: suite,
    city: random.chance(0.05) ? place.town.city.toUpperCase() : place.town.city,
    zip: random.chance(0.1) ? `${place.zip}-${random.int(1000, 9999)}` : place.zip,
    phone: random.chance(0.08) ? '' : writePhone(place.digits, random),
    website: random.chance(0.5)
      ? random.pick([`https://www.${place.host}/`, `http://${place.host}`, `https://${place.host}/services`])
      : '',
    contactEmail: random.chance(0.3) ? `${random.pick(['info', 'help', 'office'])}@${place.host}` : '',
    location: random.chance(0.85) ? { coordinates: [west + jitter(), north + jitter()] } : null,
    schedules: random.chance(0.2) ? [] : random.chance(0.15) ? inventSchedules(random) : place.schedules,
    type: [place.program?.type ?? 'RESOURCES'],
  };
}

function writePhone(digits: string, random: Random): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const extension = random.chance(0.1) ? ` ext. ${random.int(1, 400)}` : '';
  return (
    random.pick([`(${area}) ${exchange}-${line}`, `${area}-${exchange}-${line}`, `+1 ${area} ${exchange} ${line}`]) +
    extension
  );
}

function rename(entry: Entry, name: string): Entry {
  return { ...entry, name };
}

function abbreviate(name: string, { owner, program }: Place, random: Random): string {
  const initials = owner
    .replace(/ (and|of|the|de|in) /g, ' ')
    .split(' ')
    .map((word) => word[0])
    .join('');
  const shortened = name
    .replace('Saint ', 'St. ')
    .replace('Mount ', 'Mt. ')
    .replace('First ', '1st ')
    .replace('United Methodist', 'UMC')
    .replace(' Church', random.chance(0.5) ? ' Ch.' : '')
    .replace('Community', 'Comm.')
    .replace('Ministries', 'Min.')
    .replace('Center', 'Ctr');
  const withShort = program === null ? shortened : shortened.replace(program.en, program.short);
  return random.chance(0.2) && initials.length > 2
    ? `${initials.toUpperCase()} ${program?.en ?? ''}`.trim()
    : withShort;
}

/** One or two letters swapped, dropped, or doubled. */
function mistype(text: string, random: Random): string {
  let result = text;
  for (let errors = random.int(1, 2); errors > 0; errors -= 1) {
    const letters = [...result].flatMap((letter, at) => (/[a-z]/i.test(letter) && at > 0 ? [at] : []));
    const at = random.pick(letters);
    const swapped = result.slice(0, at) + (result[at + 1] ?? '') + result[at]! + result.slice(at + 2);
    const dropped = result.slice(0, at) + result.slice(at + 1);
    const doubled = result.slice(0, at) + result[at]! + result.slice(at);
    result = random.pick([swapped, dropped, doubled]);
  }
  return result;
}
