/** `npm run region -- new FOLDER` writes the folder of a new region. `npm run region -- check FOLDER` says what is missing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkRegion } from './checkRegion.ts';
import { writeRegion } from './newRegion.ts';
import type { RegionAnswers } from './regionProfileOf.ts';

const help = `npm run region -- new FOLDER [options]   writes regions/FOLDER
npm run region -- check FOLDER           says what is missing in regions/FOLDER

Options of new. On a terminal, it asks for the ones that are missing:
  --name TEXT        the region's name in English, as in "help in NAME"
  --name-es TEXT     the same in Spanish, with its article
  --state XX         two letters: the state of most counties
  --time-zone ZONE   the IANA time zone of most counties, such as America/Denver
  --counties LIST    names with commas; a county of another state or time zone adds it:
                     "Sherman, Thomas America/Chicago, Kit Carson CO"
  --languages LIST   such as en,es
  --operator TEXT    the organization that answers for the data
  --email ADDRESS    its email address for visitors
  --phone NUMBER     its phone number for visitors
Options of both:
  --regions FOLDER   where the regions are (regions)`;

/** The questions, in the order in which the command asks. */
const questions: [name: string, key: keyof RegionAnswers, question: string][] = [
  ['name', 'name', "The region's name in English"],
  ['name-es', 'nameEs', 'The name in Spanish, with its article'],
  ['state', 'state', 'The state of most counties, two letters'],
  ['time-zone', 'timeZone', 'The time zone of most counties, such as America/Denver'],
  ['counties', 'counties', 'The counties, such as "Sherman, Thomas America/Chicago, Kit Carson CO"'],
  ['languages', 'languages', 'The languages, such as en, es'],
  ['operator', 'operator', 'The organization that answers for the data'],
  ['email', 'email', 'Its email address for visitors'],
  ['phone', 'phone', 'Its phone number for visitors'],
];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...Object.fromEntries(questions.map(([name]) => [name, { type: 'string' as const }])),
    regions: { type: 'string', default: join(import.meta.dirname, '../../regions') },
    help: { type: 'boolean', default: false },
  },
});
const regions = String(options.regions);
const [command, id] = positionals;

if (options.help) console.log(help);
else
  await run().catch((error: Error) => {
    console.error(withAdvice(error));
    process.exitCode = 1;
  });

async function run(): Promise<void> {
  if (command === 'new' && id) return create(id);
  if (command === 'check' && id) return check(id);
  throw new Error(help);
}

async function create(folder: string): Promise<void> {
  const profile = writeRegion(regions, { id: folder, ...(await readAnswers()) });
  console.log(
    `Wrote ${join(regions, folder)}. The largest town of each county counts as its seat. Correct wrong ones:`,
  );
  for (const { name, state = profile.state, timeZone = profile.timeZone, seat } of profile.counties)
    console.log(`  ${name} County, ${state}: ${seat} (${timeZone})`);
  console.log(`\nTry it: REGION=${folder} npm start\n`);
  check(folder);
}

function check(folder: string): void {
  const path = join(regions, folder);
  if (!existsSync(path)) throw new Error(`There is no folder ${path}.`);
  const { errors, open } = checkRegion(path);
  const list = (title: string, lines: string[]) => {
    if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  - ${line}`).join('\n')}`);
  };
  list('Repair these first:', errors);
  list('Before you open to the public:', open);
  if (errors.length > 0) process.exitCode = 1;
}

/** The options, and on a terminal the answers to questions for the missing ones. */
async function readAnswers(): Promise<Omit<RegionAnswers, 'id'>> {
  const given = options as unknown as Record<string, string | undefined>;
  const missing = questions.filter(([name]) => given[name] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new Error(`Missing: ${missing.map(([name]) => `--${name}`).join(', ')}. See npm run region -- --help.`);
  const answers = new Map(questions.map(([name, key]) => [key, given[name]?.trim() ?? '']));
  if (missing.length > 0) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    for (const [, key, question] of missing) answers.set(key, (await terminal.question(`${question}: `)).trim());
    terminal.close();
  }
  return Object.fromEntries(answers) as Omit<RegionAnswers, 'id'>;
}

/** Places and outlines come from npm packages, which an installation for production does not have. */
function withAdvice(error: NodeJS.ErrnoException): string {
  const isMissing =
    error.code === 'MODULE_NOT_FOUND' || (error.code === 'ENOENT' && error.path?.includes('node_modules'));
  return isMissing
    ? `${error.message}\nThe places and outlines come from npm packages for developers (docs/decisions/gazetteer.md). Run npm install.`
    : error.message;
}
