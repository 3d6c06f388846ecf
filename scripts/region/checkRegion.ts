import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGazetteer, type GazetteerData } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { statesOf } from '@amparo/domain/places/gazetteer/regionPlaces.ts';
import { MapOutlines } from '@amparo/domain/places/mapGround.ts';
import { describeProfileIssues, RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { parseImportedService } from '@amparo/domain/services/import/importedService.ts';
import { staticPageNames } from '@amparo/domain/static-pages/staticPageName.ts';
import { problemOfLogo, problemsOfTexts } from '../../server/src/app/region/lookProblems.ts';
import { countMissingMessages } from './missingMessages.ts';

export interface RegionReport {
  /** The server does not start, or shows wrong places, until these are repaired. */
  errors: string[];
  /** What people have to do before the region opens to the public. */
  open: string[];
}

/** Reads the files of one region and collects what is missing. */
class RegionFiles {
  readonly errors: string[] = [];
  readonly open: string[] = [];
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The text of a file, or null if it is missing. */
  text(name: string, advice: string): string | null {
    const file = join(this.folder, name);
    if (existsSync(file)) return readFileSync(file, 'utf8');
    this.errors.push(`${name} is missing. ${advice}`);
    return null;
  }

  json(name: string, advice: string): unknown {
    const text = this.text(name, advice);
    if (text === null) return undefined;
    try {
      return JSON.parse(text);
    } catch (error) {
      this.errors.push(`${name} is not valid JSON: ${(error as Error).message}`);
      return undefined;
    }
  }
}

/** Says in plain words what is missing or wrong in a region's folder. */
export function checkRegion(folder: string): RegionReport {
  const files = new RegionFiles(folder);
  const raw = files.json('profile.json', 'Run npm run region -- new.');
  const parsed = RegionProfile.safeParse(raw);
  if (raw !== undefined && !parsed.success)
    files.errors.push(...describeProfileIssues(parsed.error.issues).map((text) => `profile.json, ${text}`));
  if (parsed.success) {
    checkOperator(files, parsed.data);
    checkPlaces(files, parsed.data);
    checkOutlines(files, parsed.data);
    checkServices(files, parsed.data);
    checkLanguages(files, parsed.data);
    checkLook(files, parsed.data);
  }
  checkLists(files);
  checkPages(files);
  if (!existsSync(join(folder, 'streets.pmtiles')))
    files.open.push(
      'The map has no streets. Run npm run build:streets, which needs a network or files of the US Census.',
    );
  const { errors, open } = files;
  return { errors, open };
}

function checkOperator({ open }: RegionFiles, { operator, volunteerUrl, donateUrl, name }: RegionProfile): void {
  const invented = /\bexample\.(?:org|com|net)\b/;
  const links = { volunteerUrl, donateUrl, 'operator.email': operator.email };
  for (const [field, value] of Object.entries(links))
    if (invented.test(value)) open.push(`profile.json, ${field}: replace the sample address ${value}.`);
  if (/555-01\d\d$/.test(operator.phone)) open.push('profile.json, operator.phone: replace the sample number.');
  if (operator.phone === '') open.push('profile.json, operator.phone: there is no phone number for visitors.');
  if (name.en === name.es)
    open.push('profile.json, name.es: write the name as in a Spanish sentence, with its article ("el oeste central").');
}

function checkPlaces(files: RegionFiles, profile: RegionProfile): void {
  const { errors, open } = files;
  const data = files.json('gazetteer.json', 'Run npm run build:gazetteer.') as GazetteerData | undefined;
  if (!data) return;
  const gazetteer = buildGazetteer(data);
  const states = statesOf(profile).filter((state) => !gazetteer.states.includes(state));
  if (states.length > 0)
    errors.push(`gazetteer.json has no places of ${states.join(', ')}. Run npm run build:gazetteer.`);
  const names = profile.counties.map(({ name }) => name);
  for (const name of new Set(names.filter((name, i) => names.indexOf(name) !== i)))
    errors.push(`profile.json names two counties ${name}. Lists by county cannot tell them apart.`);
  for (const { name, state = profile.state, seat } of profile.counties) {
    const towns = gazetteer.places.filter((place) => place.county === name && place.state === state);
    if (towns.length === 0) errors.push(`gazetteer.json has no town in ${name} County, ${state}.`);
    else if (!towns.some((town) => town.name === seat))
      open.push(`profile.json: ${seat} is not a town of ${name} County, ${state}. Correct the county seat.`);
  }
}

function checkOutlines(files: RegionFiles, profile: RegionProfile): void {
  const raw = files.json('counties.json', 'Run npm run build:counties.');
  if (raw === undefined) return;
  const parsed = MapOutlines.safeParse(raw);
  const drawn = parsed.success ? parsed.data.counties.filter(({ isOfRegion }) => isOfRegion) : [];
  const missing = profile.counties.filter(({ name }) => !drawn.some((county) => county.name === name));
  if (missing.length > 0)
    files.errors.push(
      `counties.json has no outline of ${missing.map(({ name }) => name).join(', ')}. Run npm run build:counties.`,
    );
}

function checkServices(files: RegionFiles, profile: RegionProfile): void {
  const text = files.text('services.ndjson', 'Write an empty file, or one service per line.');
  if (text === null) return;
  const lines = text.split('\n').filter(Boolean);
  let samples = 0;
  for (const [i, line] of lines.entries()) {
    const defaults = { source: `${profile.id}-sample`, region: profile, today: new Date().toISOString().slice(0, 10) };
    const read = parseImportedService(line, defaults);
    if ('errors' in read) files.errors.push(`services.ndjson, line ${i + 1}: ${JSON.stringify(read.errors)}`);
    else if ((JSON.parse(line) as { isSample?: boolean }).isSample) samples += 1;
  }
  if (lines.length === 0)
    files.open.push('services.ndjson is empty. Add services there or in the app, or import a list.');
  if (samples > 0) files.open.push(`services.ndjson: ${samples} of ${lines.length} services are samples.`);
}

function checkLanguages({ open }: RegionFiles, { languages }: RegionProfile): void {
  for (const language of languages) {
    const { missing, all } = countMissingMessages(language);
    if (missing > 0)
      open.push(`translations/${language}: ${missing} of ${all} messages are missing. The pages show them in English.`);
  }
}

function checkLook({ errors, folder }: RegionFiles, { texts }: RegionProfile): void {
  errors.push(...problemsOfTexts(texts ?? {}).map((problem) => `profile.json, ${problem}.`));
  const logo = join(folder, 'logo.svg');
  const problem = existsSync(logo) ? problemOfLogo(readFileSync(logo, 'utf8').trim()) : null;
  if (problem) errors.push(`logo.svg ${problem}`);
}

/** The lists of people and crisis lines. */
function checkLists(files: RegionFiles): void {
  const empty = 'Write an empty list.';
  const lines = files.json('crisis-lines.json', 'Copy it from another region.') as { area: string }[] | undefined;
  if (lines?.every(({ area }) => area === 'United States'))
    files.open.push(
      'crisis-lines.json has no line of your state, such as 2-1-1 and the child abuse hotline. Add them.',
    );
  const liaisons = files.json('liaisons.json', empty);
  if (Array.isArray(liaisons) && liaisons.length === 0) files.open.push('liaisons.json is empty.');
  const people = files.json('coordinators.json', 'Write { "units": [] }.') as { units?: unknown[] } | undefined;
  if (people?.units?.length === 0) files.open.push('coordinators.json is empty.');
  files.json('esc-regions.json', empty);
}

function checkPages(files: RegionFiles): void {
  for (const page of staticPageNames) {
    const name = page.endsWith('_ES') ? `pages/${page.slice(0, -3)}.es.html` : `pages/${page}.en.html`;
    const text = files.text(name, 'Copy it from another region.') ?? '';
    for (const [i, line] of text.split('\n').entries())
      for (const [blank] of line.matchAll(/\[(?:FILL IN|COMPLETAR): [^\]]*\]/g))
        files.open.push(`${name}, line ${i + 1}: ${blank}`);
  }
  files.open.push('Let a lawyer read pages/TERMS and pages/PRIVACY.');
}
