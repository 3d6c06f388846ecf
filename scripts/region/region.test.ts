import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildGazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRegion } from './checkRegion.ts';
import { countMissingMessages } from './missingMessages.ts';
import { writeRegion } from './newRegion.ts';
import type { RegionAnswers } from './regionProfileOf.ts';

const ownRegions = join(import.meta.dirname, '../../regions');
const regions = mkdtempSync(join(tmpdir(), 'amparo-regions-'));
afterAll(() => rmSync(regions, { recursive: true, force: true }));

const answers: RegionAnswers = {
  id: 'river-bend',
  name: 'River Bend',
  nameEs: 'la Curva del Río',
  state: 'NE',
  timeZone: 'America/Denver',
  counties: 'Deuel, Keith County, Lincoln America/Chicago, Sedgwick CO',
  languages: 'en, es',
  operator: 'Help & Hope',
  email: 'help@riverbend.test',
  phone: '(308) 234-5678',
};
const folder = join(regions, answers.id);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('a new region of two states and two time zones', () => {
  beforeAll(() => {
    writeRegion(regions, answers);
  });

  test('its profile has the counties with their state, time zone, code of the Census, and largest town', () => {
    const profile = RegionProfile.parse(JSON.parse(read('profile.json')));
    expect(profile).toMatchObject({
      id: 'river-bend',
      state: 'NE',
      timeZone: 'America/Denver',
      languages: ['en', 'es'],
    });
    expect(profile.counties.map(({ coordinates: _, ...county }) => county)).toEqual([
      { name: 'Deuel', fips: '31049', seat: 'Chappell' },
      { name: 'Keith', fips: '31101', seat: 'Ogallala' },
      { name: 'Lincoln', timeZone: 'America/Chicago', fips: '31111', seat: 'North Platte' },
      { name: 'Sedgwick', state: 'CO', fips: '08115', seat: 'Julesburg' },
    ]);
  });

  test('its gazetteer contains the towns of both states', () => {
    const { states, zipByCode } = buildGazetteer(JSON.parse(read('gazetteer.json')));
    expect(states).toEqual(['NE', 'CO']);
    expect(zipByCode.get('69153')).toMatchObject({ city: 'Ogallala', county: 'Keith', state: 'NE' });
    expect(zipByCode.get('80737')).toMatchObject({ city: 'Julesburg', county: 'Sedgwick', state: 'CO' });
  });

  test('its pages name the region and the operator, and leave blanks for what only people know', () => {
    expect(read('pages/ABOUT.en.html')).toContain('Deuel, Keith, Lincoln, and Sedgwick');
    expect(read('pages/ABOUT.es.html')).toContain('Deuel, Keith, Lincoln y Sedgwick');
    expect(read('pages/PRIVACY.en.html')).toContain('Help &amp; Hope, <a href="mailto:help@riverbend.test">');
    const pages = readdirSync(join(folder, 'pages'));
    expect(pages).toHaveLength(8);
    for (const page of pages) expect(read(`pages/${page}`)).not.toMatch(/\{\{|undefined|Texas|Abilene/);
  });

  test('its report has no errors, and lists what people have to do', () => {
    const { errors, open } = checkRegion(folder);
    expect(errors).toEqual([]);
    expect(open).toEqual(
      expect.arrayContaining([
        'profile.json, donateUrl: replace the sample address https://www.example.org/donate.',
        'services.ndjson is empty. Add services there or in the app, or import a list.',
        'pages/TERMS.en.html, line 51: [FILL IN: the state whose laws apply]',
        'pages/TERMS.es.html, line 51: [COMPLETAR: el estado cuyas leyes se aplican]',
      ]),
    );
    expect(open.filter((line) => /operator/.test(line))).toEqual([]);
  });

  test('has a test of its own, which says what is missing', () => {
    expect(read('regionData.test.ts')).toContain('for (const task of open) test.todo(task);');
  });

  test('an existing folder is never overwritten', () => {
    expect(() => writeRegion(regions, answers)).toThrow('exists');
  });
});

test.each<[Partial<RegionAnswers>, string]>([
  [{ id: 'River Bend' }, 'small letters, digits, and hyphens'],
  [{ counties: 'Kieth' }, 'There is no county Kieth in NE.'],
  [{ counties: 'Deuel, Sedgwick' }, 'There is no county Sedgwick in NE.'],
  [{ counties: ' , ' }, 'Name at least one county.'],
  [{ state: 'XX' }, 'There is no state XX.'],
  [{ timeZone: 'Mountain' }, 'timeZone: this time zone is unknown.'],
  [{ languages: 'en, tlh' }, 'languages.1'],
  [{ email: 'help' }, 'operator.email'],
  [{ operator: '' }, 'operator.name'],
])('%j writes nothing and says why', (wrong, reason) => {
  expect(() => writeRegion(regions, { ...answers, id: 'never-written', ...wrong })).toThrow(reason);
  expect(readdirSync(regions)).not.toContain('never-written');
});

describe('the report on a damaged folder', () => {
  const own = join(ownRegions, 'west-central-texas');
  const damage = (name: string, change: (path: string) => void) => {
    const path = join(regions, name);
    cpSync(own, path, { recursive: true });
    change(path);
    return checkRegion(path);
  };
  const edit = (path: string, file: string, change: (text: string) => string) =>
    writeFileSync(join(path, file), change(readFileSync(join(path, file), 'utf8')));

  test.each<[string, (path: string) => void, string]>([
    [
      'gazetteer',
      (path) => rmSync(join(path, 'gazetteer.json')),
      'gazetteer.json is missing. Run npm run build:gazetteer.',
    ],
    [
      'other-state',
      (path) => edit(path, 'profile.json', (text) => text.replace('"state": "TX"', '"state": "OK"')),
      'gazetteer.json has no places of OK. Run npm run build:gazetteer.',
    ],
    [
      'outline',
      (path) => edit(path, 'counties.json', (text) => text.replace('"name":"Nolan"', '"name":"Nola"')),
      'counties.json has no outline of Nolan. Run npm run build:counties.',
    ],
    [
      'service',
      (path) => edit(path, 'services.ndjson', (text) => `{}\n${text}`),
      'services.ndjson, line 1: {"name":"REQUIRED"',
    ],
    ['json', (path) => writeFileSync(join(path, 'liaisons.json'), '['), 'liaisons.json is not valid JSON: '],
    ['page', (path) => rmSync(join(path, 'pages/FAQ.es.html')), 'pages/FAQ.es.html is missing.'],
    [
      'zone',
      (path) => edit(path, 'profile.json', (text) => text.replace('America/Chicago', 'America/Abilene')),
      'profile.json, timeZone: this time zone is unknown.',
    ],
  ])('%s', (name, change, error) => {
    expect(damage(name, change).errors).toEqual(expect.arrayContaining([expect.stringContaining(error)]));
  });

  test('a county seat that is in no such county', () => {
    const { open } = damage('seat', (path) =>
      edit(path, 'profile.json', (text) => text.replace('"seat": "Baird"', '"seat": "Bared"')),
    );
    expect(open).toContain('profile.json: Bared is not a town of Callahan County, TX. Correct the county seat.');
  });
});

test.each(readdirSync(ownRegions, { withFileTypes: true }).filter((entry) => entry.isDirectory()))(
  'the region $name of this repository has no errors',
  ({ name }) => {
    expect(checkRegion(join(ownRegions, name)).errors).toEqual([]);
  },
);

describe('npm run region', () => {
  const run = (...args: string[]) => {
    const command = [join(import.meta.dirname, 'regionCommand.ts'), ...args, '--regions', regions];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', input: '' });
    return { status, stdout, stderr };
  };

  test('names the missing options without a terminal', () => {
    const { status, stderr } = run('new', 'plains', '--state', 'KS', '--name', 'Plains');
    expect(status).toBe(1);
    expect(stderr).toContain('Missing: --name-es, --time-zone, --counties, --languages, --operator, --email, --phone.');
  });

  test('check prints the report, and ends with 0 if the server can start', () => {
    writeRegion(regions, { ...answers, id: 'checked' });
    const { status, stdout } = run('check', 'checked');
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining('Before you open to the public:\n  - profile.json, '),
    ]);
    rmSync(join(regions, 'checked/gazetteer.json'));
    const broken = run('check', 'checked');
    expect([broken.status, broken.stdout]).toEqual([1, expect.stringContaining('Repair these first:\n  - gazetteer')]);
  });

  test('check says that a folder does not exist', () => {
    expect(run('check', 'nowhere')).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no folder') });
  });
});

test.each<[string, object, string]>([
  [
    'a color without contrast',
    { colors: { light: { onNightSoft: '#224433' } } },
    'colors.light.onNightSoft: onNightSoft on night has a',
  ],
  ['a color that is none', { colors: { dark: { paper: 'black' } } }, 'colors.dark.paper: this is not a color.'],
  ['a tab that is missing', { tabs: ['FOOD', 'SHELTER'] }, 'tabs: each kind of help must be here once.'],
  ['an unknown time zone', { timeZone: 'America/Nowhere' }, 'timeZone: this time zone is unknown.'],
  [
    'a holiday that is no day',
    { holidays: [{ date: '02-30', name: { en: 'A', es: 'B' } }] },
    'holidays.0.date: this is not',
  ],
  [
    'a text with values',
    { texts: { en: { 'services.kinds.FOOD': '{a}' } } },
    'texts.en.services.kinds.FOOD: a text must not',
  ],
  [
    'a text of no message',
    { texts: { en: { 'services.kinds.FOOT': 'Feet' } } },
    'texts.en: there is no message services.kinds',
  ],
])('%s is refused by the name of its field', (_, fields, problem) => {
  const own = join(regions, 'refused');
  cpSync(join(ownRegions, 'great-basin'), own, { recursive: true });
  const profile = { ...JSON.parse(readFileSync(join(own, 'profile.json'), 'utf8')), ...fields };
  writeFileSync(join(own, 'profile.json'), JSON.stringify(profile));
  expect(checkRegion(own).errors).toEqual([expect.stringContaining(`profile.json, ${problem}`)]);
  writeFileSync(join(own, 'profile.json'), readFileSync(join(ownRegions, 'great-basin/profile.json')));
  writeFileSync(join(own, 'logo.svg'), 'a picture');
  expect(checkRegion(own).errors).toEqual(['logo.svg is not an SVG image.']);
});

test('the messages that a language lacks are counted', () => {
  const { missing, all } = countMissingMessages('vi');
  expect(all).toBeGreaterThan(1000);
  expect(missing).toBeGreaterThan(0);
  expect(missing).toBeLessThan(all);
  expect(countMissingMessages('es')).toEqual({ missing: 0, all });
});
