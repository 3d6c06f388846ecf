import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { gazetteerOf, gazetteerText } from '../places/gazetteerOf.ts';
import { outlinesText } from '../places/outlinesOf.ts';
import { readUsCounties } from '../places/usCounties.ts';
import { findCounties, profileOf, type RegionAnswers, readCounties } from './regionProfileOf.ts';

const template = join(import.meta.dirname, 'template');

/** Lists that a new region fills in the app or in these files. */
const emptyFiles: Record<string, string> = {
  'services.ndjson': '',
  'liaisons.json': '[]\n',
  'coordinators.json': '{ "units": [] }\n',
  'esc-regions.json': '[]\n',
  'communities.json': '{}\n',
};

/** The test of the folder. What people still have to do does not fail: the region may start before. */
const testOfRegion = `import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkRegion } from '../../scripts/region/checkRegion.ts';

const { errors, open } = checkRegion(fileURLToPath(new URL('.', import.meta.url)));

test('the region can start', () => {
  expect(errors).toEqual([]);
});

for (const task of open) test.todo(task);
`;

/** Writes the folder of a new region into `regions`. Throws an error if it exists or an answer is not valid. */
export function writeRegion(regions: string, answers: RegionAnswers): RegionProfile {
  const folder = join(regions, answers.id);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(answers.id))
    throw new Error(
      `The folder ${answers.id} must consist of small letters, digits, and hyphens, such as high-plains.`,
    );
  if (existsSync(folder)) throw new Error(`The folder ${folder} exists. Remove it, or choose another name.`);
  const counties = findCounties(readCounties(answers.counties, answers), readUsCounties());
  if (counties.length === 0) throw new Error('Name at least one county.');
  const others = new Set(counties.map(({ state }) => state));
  others.delete(answers.state);
  const data = gazetteerOf([answers.state, ...others], {});
  const gazetteer = buildGazetteer(data);
  const profile = profileOf(answers, counties, gazetteer);
  const files = {
    ...emptyFiles,
    'profile.json': `${JSON.stringify(profile, null, 2)}\n`,
    'gazetteer.json': gazetteerText(data),
    'counties.json': outlinesText(profile, gazetteer),
    'README.md': readmeOf(profile),
    'regionData.test.ts': testOfRegion,
    ...pagesOf(profile),
  };
  mkdirSync(join(folder, 'pages'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  cpSync(join(template, 'crisis-lines.json'), join(folder, 'crisis-lines.json'));
  return profile;
}

function readmeOf({ id, name, counties }: RegionProfile): string {
  return `# ${name.en}

${counties.map((county) => county.name).join(', ')}. \`npm run region -- check ${id}\` says what is missing.

## Sources

Write here where each service comes from, who confirmed it, and when.
`;
}

/** The pages with the names of the region and its operator. Only a person can fill in what stays in brackets. */
function pagesOf({ name, counties, operator }: RegionProfile): Record<string, string> {
  const names = counties.map((county) => county.name);
  return Object.fromEntries(
    readdirSync(join(template, 'pages')).map((file) => {
      const language = file.endsWith('.es.html') ? 'es' : 'en';
      const values: Record<string, string> = {
        name: name.en,
        nameEs: name.es,
        counties: new Intl.ListFormat(language).format(names),
        operator: operator.name,
        email: operator.email,
      };
      const text = readFileSync(join(template, 'pages', file), 'utf8');
      return [`pages/${file}`, text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => escapeHtml(values[key]!))];
    }),
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
