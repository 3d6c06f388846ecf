import { readFile } from 'node:fs/promises';
import { type BulkKind, bulkKinds } from '@amparo/domain/bulk/bulkKinds.ts';
import type { ImportReport } from '@amparo/domain/bulk/importReport.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { isAdministrator, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { Kysely } from 'kysely';
import type { OpenDatabase } from '../../database/database.ts';
import type { Database } from '../../database/schema.ts';
import { UserRepository } from '../../features/users/userRepository.ts';
import { regionGazetteer } from '../../geocoder/regionGazetteer.ts';
import { csvLists } from '../csvLists.ts';
import { readRegionProfile } from '../region/regionFolder.ts';

interface ImportOptions {
  file: string;
  what: string | undefined;
  /** The email of the administrator who imports the file. */
  as: string | undefined;
  isApplied: boolean;
  region: string;
}

/** Checks a CSV file as the page does, and imports it if `isApplied`. Returns the report. */
export async function importTable(
  { db }: Pick<OpenDatabase, 'db'>,
  { file, what, as, isApplied, region }: ImportOptions,
): Promise<{ report: ImportReport; isDone: boolean }> {
  const list = csvLists(await readRegionProfile(region), regionGazetteer(region))[kindOf(what)];
  const context = { viewer: await findAdministrator(db, as), address: '', at: Temporal.Now.instant() };
  const bytes = await readFile(file);
  if (!isApplied) return { report: await list.check(db, bytes, context), isDone: false };
  try {
    return { report: await list.apply(db, bytes, context), isDone: true };
  } catch (error) {
    if (error instanceof ApiError && error.key === 'VALIDATION')
      return { report: error.data as ImportReport, isDone: false };
    throw error;
  }
}

export function kindOf(what: string | undefined): BulkKind {
  const kind = bulkKinds.find((known) => known === what);
  if (!kind) throw new Error(`Say what the file contains: ${bulkKinds.join(', ')}`);
  return kind;
}

async function findAdministrator(db: Kysely<Database>, email = ''): Promise<Viewer> {
  const viewer = await new UserRepository(db).findViewer(email);
  if (!viewer || !isAdministrator(viewer)) throw new Error('Name an administrator: --as EMAIL');
  return viewer;
}
