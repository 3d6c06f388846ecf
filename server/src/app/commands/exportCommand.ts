import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { bulkFileName } from '@amparo/domain/bulk/bulkKinds.ts';
import type { SharedKind } from '@amparo/domain/hsds/sentRecord.ts';
import type { Kysely } from 'kysely';
import { migrate } from '../../database/migrations/migrate.ts';
import { openOrJoinDatabase } from '../../database/openOrJoinDatabase.ts';
import type { Database } from '../../database/schema.ts';
import { packageTitle, writeHsdsPackage } from '../../features/hsds/hsdsPackage.ts';
import type { PublishedServices } from '../../features/hsds/recordGroups.ts';
import { PublishedRecordRepository } from '../../features/services/import/publishedRecordRepository.ts';
import { PublicServiceRepository } from '../../features/services/read/publicServiceRepository.ts';
import { regionGazetteer } from '../../geocoder/regionGazetteer.ts';
import { readConfig } from '../config/config.ts';
import { csvLists } from '../csvLists.ts';
import { readRegionProfile } from '../region/regionFolder.ts';
import { kindOf } from './importTable.ts';

const help = `Writes a whole list to a CSV file, or all published services to a ZIP file for other directories.

  npm run export -- WHAT [FILE.csv]
  npm run export -- hsds [FILE.zip]

WHAT is services, liaisons, crisis-lines, or users. The default name of the file contains the list and the day. The file
contains no passwords and no confidential addresses. This command also works while Amparo runs.

hsds writes what every visitor sees, in the format of the Human Services Data Specification 3.2. The ZIP file contains
tables as CSV, datapackage.json, and services.json. It leaves out services with a confidential address. docs/data.md
explains the fields.
`;

const hsdsFileName = (at: Temporal.Instant, timeZone: string) =>
  `amparo-hsds-${at.toZonedDateTimeISO(timeZone).toPlainDate()}.zip`;

const quiet = { info() {}, warn: console.error, error: console.error };

function publicServices(db: Kysely<Database>, timeZone: string): PublishedServices {
  const published = new PublicServiceRepository(db);
  const records = new PublishedRecordRepository(db);
  return {
    pages: () => published.pages(timeZone),
    byIds: (ids: readonly string[]) => published.byIds(ids, timeZone),
    sent: (ids: readonly string[]) => records.sent(ids),
    terms: () => records.terms(),
    havingTerms: (terms) => records.havingTerms(terms),
    shared: (kind: SharedKind) => records.shared(kind),
    having: (kind: SharedKind | 'service_at_location', id: string) => records.having(kind, id),
  };
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(help);
  const [what, named] = positionals;
  const kind = what === 'hsds' ? what : kindOf(what);
  const { databaseUrl, dataDir, region } = readConfig(process.env);
  const profile = await readRegionProfile(region);
  const now = Temporal.Now.instant();
  const file =
    named ?? (kind === 'hsds' ? hsdsFileName(now, profile.timeZone) : bulkFileName(kind, now, profile.timeZone));
  const database = await openOrJoinDatabase({ databaseUrl, dataDir, log: quiet, poolSize: 1 });
  try {
    await migrate(database.pool);
    const pieces =
      kind === 'hsds'
        ? writeHsdsPackage(publicServices(database.db, profile.timeZone), packageTitle(profile), now)
        : csvLists(profile, regionGazetteer(region))[kind].export(database.db);
    await pipeline(Readable.from(pieces), createWriteStream(file));
    console.log(`Written: ${file}`);
  } finally {
    await database.close();
  }
}

run().catch((error: Error) => {
  console.error(`The export failed: ${error.message}`);
  process.exitCode = 2;
});
