import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { foldName } from '@amparo/domain/places/gazetteer/placeName.ts';
import { describeProfileIssues, RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { UsCounty } from '../places/usCounties.ts';

/** What an operator says about a new region. */
export interface RegionAnswers {
  /** The name of the folder, such as `high-plains`. */
  id: string;
  name: string;
  /** With its article, as in "en el oeste central". */
  nameEs: string;
  /** Two letters: the state of the counties that name no other. */
  state: string;
  /** The IANA time zone of the counties that name no other. */
  timeZone: string;
  /** `Sherman, Thomas America/Chicago, Kit Carson CO`: names, and the state and time zone of those that differ. */
  counties: string;
  /** `en, es`. */
  languages: string;
  operator: string;
  email: string;
  phone: string;
}

/** An address that `check` reports, because the profile needs one. */
const unknownLink = 'https://www.example.org';

interface NamedCounty {
  name: string;
  state: string;
  timeZone: string;
}

/** Reads `Thomas America/Chicago, Kit Carson CO`. The word "County" may follow a name. */
export function readCounties(
  text: string,
  { state, timeZone }: Pick<NamedCounty, 'state' | 'timeZone'>,
): NamedCounty[] {
  const texts = text.split(',').map((part) => part.trim());
  return texts.filter(Boolean).map((part) => {
    const words = part.split(/\s+/);
    const zone = words.find((word) => word.includes('/'));
    const own = words.find((word) => /^[A-Z]{2}$/.test(word));
    const name = words.filter((word) => word !== zone && word !== own).join(' ');
    return { name: name.replace(/ county$/i, ''), state: own ?? state, timeZone: zone ?? timeZone };
  });
}

/** Finds the counties in the outlines of the US Census. Throws an error that lists every unknown one. */
export function findCounties(named: readonly NamedCounty[], all: readonly UsCounty[]): (UsCounty & NamedCounty)[] {
  const found = named.map((one) => ({ one, county: all.find((county) => isSame(county, one)) }));
  const unknown = found.filter(({ county }) => !county).map(({ one }) => describeUnknown(one, all));
  if (unknown.length > 0) throw new Error(unknown.join('\n'));
  return found.map(({ one, county }) => ({ ...county!, timeZone: one.timeZone }));
}

function isSame(county: UsCounty, { name, state }: NamedCounty): boolean {
  return county.state === state && foldName(county.name) === foldName(name);
}

function describeUnknown({ name, state }: NamedCounty, all: readonly UsCounty[]): string {
  const ofState = all.filter((county) => county.state === state).map((county) => county.name);
  if (ofState.length === 0) return `There is no state ${state}. Write two letters, such as KS.`;
  const alike = ofState.filter((other) => other.slice(0, 2).toLowerCase() === name.slice(0, 2).toLowerCase()).sort();
  const hint = alike.length > 0 ? ` Counties there: ${alike.join(', ')}.` : '';
  return `There is no county ${name} in ${state}.${hint} For a county of another state, add its two letters.`;
}

/** The answers as a profile. Throws an error that names each answer that is not valid. */
export function profileOf(
  answers: RegionAnswers,
  counties: readonly (UsCounty & NamedCounty)[],
  gazetteer: Gazetteer,
): RegionProfile {
  const { state, timeZone, id, name, nameEs, operator, email, phone } = answers;
  const bounds = boundsOf(counties);
  const [west, south, east, north] = bounds;
  const parsed = RegionProfile.safeParse({
    id,
    name: { en: name, es: nameEs },
    state,
    counties: counties.map((county) => ({
      name: county.name,
      ...(county.state !== state && { state: county.state }),
      ...(county.timeZone !== timeZone && { timeZone: county.timeZone }),
      fips: county.fips,
      ...seatOf(county, gazetteer),
    })),
    timeZone,
    center: [round((west + east) / 2), round((south + north) / 2)],
    bounds,
    languages: answers.languages.split(/[\s,]+/).filter(Boolean),
    volunteerUrl: `${unknownLink}/volunteer`,
    donateUrl: `${unknownLink}/donate`,
    mapTiles: { url: null, attribution: null },
    confirmationMonths: 6,
    operator: { name: operator, email, phone },
  });
  if (parsed.success) return parsed.data;
  throw new Error(describeProfileIssues(parsed.error.issues).join('\n'));
}

/** The largest town, which usually is the county seat. The packages do not say which town is the seat. */
function seatOf({ name, state }: NamedCounty, gazetteer: Gazetteer): { seat: string; coordinates: Coordinates } {
  const towns = gazetteer.places.filter((place) => place.county === name && place.state === state);
  const [largest] = towns.toSorted((a, b) => b.size - a.size);
  if (!largest) throw new Error(`The gazetteer has no town in ${name} County, ${state}.`);
  return { seat: largest.name, coordinates: largest.coordinates };
}

/** West, south, east, and north of all outlines. */
function boundsOf(counties: readonly UsCounty[]): RegionProfile['bounds'] {
  const points = counties.flatMap(({ rings }) => rings.flat());
  const all = (axis: 0 | 1) => points.map((point) => point[axis]!);
  return [
    round(Math.min(...all(0))),
    round(Math.min(...all(1))),
    round(Math.max(...all(0))),
    round(Math.max(...all(1))),
  ];
}

const round = (degrees: number): number => Number(degrees.toFixed(4));
