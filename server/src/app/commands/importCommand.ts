import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReadOptions } from '@amparo/domain/hsds/fromHsdsService.ts';
import type pg from 'pg';
import { migrate } from '../../database/migrations/migrate.ts';
import { openOrJoinDatabase } from '../../database/openOrJoinDatabase.ts';
import { hsdsLines, type OpenOptions, openHsdsFile } from '../../features/hsds/read-file/readHsdsFile.ts';
import { ImportedPairs } from '../../features/services/duplicates/importedPairs.ts';
import { type ImportReport, importServices } from '../../features/services/import/importServices.ts';
import { reindexNeeds } from '../../features/services/persistence/needIndex.ts';
import { bytesOnDisk } from '../../files/fileBytes.ts';
import { type Line, readLines } from '../../files/readLines.ts';
import { findCentroid } from '../../geocoder/findCentroid.ts';
import { regionGazetteer } from '../../geocoder/regionGazetteer.ts';
import { readConfig } from '../config/config.ts';
import { readRegionProfile } from '../region/regionFolder.ts';
import { duplicateSentence, plural, refusalSentence, reportSentences } from './importMessages.ts';
import { importTable } from './importTable.ts';
import { showProgress } from './showProgress.ts';
import { tableSentences } from './tableMessages.ts';

const help = `Adds services to Amparo or updates them, or imports a list as a CSV file.

  npm run import -- FILE.ndjson [--source NAME]
  npm run import -- hsds FILE [--source NAME]
  npm run import -- FILE.csv --what services|liaisons|crisis-lines|users --as EMAIL [--apply]

FILE.csv is a file of "npm run export". Without --apply, the command only reports errors and the changes of each field. With
--apply it imports the file in the name of the administrator with this EMAIL. If a row has an error, it imports nothing.

FILE.ndjson has one service per line: a JSON object with the fields of a service (name, description, serviceSummary, type,
category, address1, city, zip, phone, schedules, location …), its id, and optionally subTypes. If the id is a UUID, it is the
service's own id. Any other id belongs to the directory that the service comes from. NAME is the name of this directory; the
default is the name of the file, and a line can override it with source: {"name", "id"}. The import finds services by these
ids, so you can import the same file again: it changes only services with changed lines.

hsds FILE has services in the format of the Human Services Data Specification (HSDS): a ZIP package of CSV tables, JSON, or
NDJSON, as 211 centers and the /hsds addresses of other installations publish them. docs/data.md explains how its fields are
read. A line in the report is the line of NDJSON, the row of services.csv (the heading is row 1), or the position in a list.
A package may have 2 GB when it is unpacked.

Facts that a service has no field for become lines of the description: fees, documents, languages, accessibility, eligibility,
serviceArea, applicationProcess, morePhones, contacts, and note.

In NDJSON and CSV files, schedules and closeSchedules may be text: "Mon-Fri 9-12, 1-5; 1st Sat 8-11; closed Dec 24 - Jan 2".
Text that is not certain is an error: no hours are better than wrong hours.

Imported services are published at once. A line changes only the fields that it contains: bed counts, a confidential address,
or a translation that people added stay unless the line contains them. Kudos, the owner, and the approval always stay. A field
that a person corrected stays until the directory changes it, too; then an administrator decides (/source_conflicts). Services
that are no longer in the file stay.

This command also works while Amparo runs. It reads the same settings: DATABASE_URL, or DATA_DIR.

Exit status: 0 all lines are stored; 1 some lines were refused, and each is listed with its number and reason (the other
lines are stored, but nothing of a CSV file); 2 the import could not begin or had to stop.
`;

/** After this many changes, VACUUM runs at once: the query planner gets new statistics, and index-only scans work. */
const MANY_CHANGES = 1000;

/** As the help says. */
const LARGEST_PACKAGE = 2_000_000_000;

const quiet = { info() {}, warn: console.error, error: console.error };

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      source: { type: 'string' },
      what: { type: 'string' },
      as: { type: 'string' },
      apply: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const isHsds = positionals[0] === 'hsds';
  const [file, ...others] = isHsds ? positionals.slice(1) : positionals;
  if (!file || others.length > 0)
    throw new Error('Say which file to import: npm run import -- FILE.ndjson (--help explains it)');
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new Error(`there is no file ${file}`);
  if (/\.csv$/i.test(file))
    return runTable({ file, what: values.what, as: values.as, isApplied: values.apply ?? false });
  const readFile = isHsds ? linesOfHsds : linesOfNdjson;
  const report = await importFile(file, values.source ?? nameOf(file), readFile);
  for (const sentence of reportSentences(report)) console.log(sentence);
  if (report.isStopped) return 2;
  return report.refused > 0 ? 1 : 0;
}

async function runTable(options: Omit<Parameters<typeof importTable>[1], 'region'>): Promise<number> {
  const { databaseUrl, dataDir, region } = readConfig(process.env);
  const database = await openOrJoinDatabase({ databaseUrl, dataDir, log: quiet, poolSize: 2 });
  try {
    await migrate(database.pool);
    const { report, isDone } = await importTable(database, { ...options, region });
    for (const sentence of tableSentences(report, isDone)) console.log(sentence);
    return report.problem || report.counts.wrong > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

function nameOf(file: string): string {
  return basename(file).replace(/\.[^.]+$/, '') || 'import';
}

interface Lines {
  /** The `end` of the last line. */
  size: number;
  lines: AsyncIterable<Line>;
  /** What to say after the import. */
  remarks(): string[];
}

type ReadFile = (file: string, options: ReadOptions & OpenOptions) => Promise<Lines>;

const linesOfNdjson: ReadFile = async (file) => ({
  size: (await stat(file)).size,
  lines: readLines(createReadStream(file, { highWaterMark: 256 * 1024 })),
  remarks: () => [],
});

const linesOfHsds: ReadFile = async (file, options) => {
  const { size, records } = await openHsdsFile(await bytesOnDisk(file), options);
  const unclear = { count: 0 };
  return {
    size,
    lines: hsdsLines(records(), options, unclear),
    remarks: () =>
      unclear.count === 0
        ? []
        : [`The hours of ${plural(unclear.count, 'service')} are unclear. They say "call for hours".`],
  };
};

async function importFile(file: string, source: string, readFile: ReadFile): Promise<ImportReport> {
  const { databaseUrl, dataDir, region } = readConfig(process.env);
  const profile = await readRegionProfile(region);
  const today = Temporal.Now.plainDateISO(profile.timeZone).toString();
  using opened = new DisposableStack();
  const { size, lines, remarks } = await readFile(file, { source, today, largest: LARGEST_PACKAGE, opened });
  const database = await openOrJoinDatabase({ databaseUrl, dataDir, log: quiet, poolSize: 2 });
  const progress = showProgress(size, process.stderr, { action: 'Importing', unit: 'lines' });
  try {
    await migrate(database.pool);
    // In an empty database, this stores the version of the lexicon for the services that follow.
    await reindexNeeds(database.db);
    const gazetteer = regionGazetteer(region);
    const pairs = new ImportedPairs();
    const report = await importServices(database.db, {
      lines,
      defaults: { source, region: profile, today },
      findCentroid: (place) => findCentroid(gazetteer, place),
      signal: stopSignal(),
      onRefused: (refusal) => progress.print(refusalSentence(refusal)),
      onStored: (services) => pairs.add(services),
      onProgress: ({ bytes, lines }) => progress.update(bytes, lines),
    });
    const duplicates = await pairs.find(database.db);
    if (duplicates !== 0) progress.print(duplicateSentence(duplicates));
    if (report.added + report.updated > MANY_CHANGES) await vacuum(database.pool);
    for (const sentence of remarks()) progress.print(sentence);
    return report;
  } finally {
    progress.end();
    await database.close();
  }
}

/** After Ctrl-C the import finishes the current batch and closes the database. */
function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stopping.abort());
  return stopping.signal;
}

async function vacuum(pool: pg.Pool): Promise<void> {
  await pool.query('VACUUM (ANALYZE) services, service_needs');
}

run().then(
  (status) => {
    process.exitCode = status;
  },
  (error: Error) => {
    console.error(`The import failed: ${error.message}`);
    process.exitCode = 2;
  },
);
