import type { DirectoryChange } from '@amparo/domain/directory-changes/directoryChangeRoutes.ts';
import type { DirectoryKind } from '@amparo/domain/directory-changes/directoryKind.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { restorableHours, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseError } from 'pg';
import { asAuthor } from '../../database/asAuthor.ts';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';

const tables = {
  crisisLine: 'crisis_lines',
  guide: 'guides',
  liaison: 'liaisons',
  notice: 'regional_notices',
  region: 'regions',
  unit: 'units',
} as const satisfies Record<DirectoryKind, string>;
const kinds = Object.fromEntries(Object.entries(tables).map(([kind, table]) => [table, kind as DirectoryKind]));

/** No values that people enter. */
const ownFields = ['id', 'created_at', 'updated_at', 'position', 'is_sample', 'type'];
const RETENTION_DAYS = 365;
const FOREIGN_KEY_VIOLATION = '23503';

type Fields = Record<string, unknown>;

interface Row {
  id: string;
  kind: string;
  userId: string | null;
  email: string | null;
  displayName: string | null;
  madeAt: Date;
  before: Fields | null;
  after: Fields | null;
  exists: boolean;
  total: string;
}

interface Query {
  kind?: DirectoryKind[] | undefined;
  limit?: number | undefined;
  skip?: number | undefined;
}

/** The history of the directories. Triggers write it (0027_directory_changes.sql, 0037_guides.sql). */
export class DirectoryChangeRepository {
  readonly #db: Kysely<Database>;
  readonly #now: () => Temporal.Instant;

  constructor(db: Kysely<Database>, now: () => Temporal.Instant) {
    this.#db = db;
    this.#now = now;
  }

  /** Newest first. */
  async list({ kind, limit = 100, skip = 0 }: Query): Promise<{ data: DirectoryChange[]; total: number }> {
    const chosen = (kind ?? (Object.keys(tables) as DirectoryKind[])).map((one) => tables[one]);
    const rows = await this.#select(sql`WHERE c.kind = ANY (${chosen})`, sql`LIMIT ${limit} OFFSET ${skip}`);
    const names = await this.#regionNames();
    return { data: rows.map((row) => this.#toChange(row, names)), total: Number(rows[0]?.total ?? 0) };
  }

  async find(id: string): Promise<DirectoryChange | undefined> {
    const [row] = await this.#select(sql`WHERE c.id = ${id}`);
    return row && this.#toChange(row, await this.#regionNames());
  }

  /**
   * Restores a deleted entry with its id, or the values that the changed fields had. Throws CHANGE_NOT_REVERTIBLE if that
   * was done already, if the time for it is over, or if another entry that it needs is missing.
   */
  async revert(id: string, viewer: Viewer): Promise<boolean> {
    const [row] = await this.#select(sql`WHERE c.id = ${id}`);
    if (!row) return false;
    if (!this.#canRevert(row)) throw new ApiError('CHANGE_NOT_REVERTIBLE');
    const table = sql.table(row.kind);
    const stored = sql`jsonb_populate_record(NULL::${table}, ${JSON.stringify(row.before)}::jsonb || jsonb_build_object('updated_at', now()))`;
    const columns = changedFields(row).map((field) => sql`${sql.ref(field)} = (${stored}).${sql.ref(field)}`);
    const write =
      row.after === null
        ? sql`INSERT INTO ${table} SELECT * FROM ${stored} ON CONFLICT DO NOTHING`
        : sql`UPDATE ${table} SET ${sql.join(columns)}, updated_at = now() WHERE id = ${(row.before as Fields).id}`;
    const { numAffectedRows } = await asAuthor(this.#db, viewer, (trx) => write.execute(trx)).catch(refuseMissing);
    if (!numAffectedRows) throw new ApiError('CHANGE_NOT_REVERTIBLE');
    return true;
  }

  async #select(where: RawBuilder<unknown>, page: RawBuilder<unknown> = sql``): Promise<Row[]> {
    const existing = Object.values(tables).map((table) => sql`SELECT id FROM ${sql.table(table)}`);
    const { rows } = await sql<Row>`
      SELECT c.id, c.kind, c.user_id, u.email, u.display_name, c.made_at, c.before, c.after,
        c.record_id IN (${sql.join(existing, sql` UNION ALL `)}) AS "exists", count(*) OVER () AS total
      FROM directory_changes c LEFT JOIN users u ON u.id = c.user_id ${where}
      ORDER BY c.made_at DESC, c.id DESC ${page}`.execute(this.#db);
    return rows;
  }

  async #regionNames(): Promise<Map<unknown, string>> {
    const regions = await this.#db.selectFrom('regions').select(['id', 'name']).execute();
    return new Map(regions.map(({ id, name }) => [id, name]));
  }

  #canRevert({ before, after, exists, madeAt }: Row): boolean {
    if (before === null) return false;
    if (after !== null) return exists;
    const age = this.#now().epochMilliseconds - madeAt.getTime();
    return !exists && age < restorableHours * 3_600_000;
  }

  #toChange(row: Row, regionNames: Map<unknown, string>): DirectoryChange {
    const { id, kind, userId, email, displayName, madeAt, before, after } = row;
    const fields = changedFields(row);
    return {
      ...{ id, kind: kinds[kind]!, action: actionOf(row), name: nameOf(after ?? before ?? {}) },
      user: userId === null ? null : { id: userId, email: email ?? '', displayName: displayName ?? '' },
      at: madeAt.toISOString(),
      before: before ? shownFields(before, fields, regionNames) : {},
      after: after ? shownFields(after, fields, regionNames) : {},
      canRevert: this.#canRevert(row),
    };
  }
}

/** Entries contain names and phone numbers of people, so they do not stay longer than they are of use. */
export async function purgeDirectoryChanges(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  const before = toDate(now.subtract({ hours: RETENTION_DAYS * 24 }));
  await db.deleteFrom('directoryChanges').where('madeAt', '<', before).execute();
}

/** A coordinator, for example, cannot return to a region that is deleted. */
function refuseMissing(error: DatabaseError): never {
  throw error.code === FOREIGN_KEY_VIOLATION ? new ApiError('CHANGE_NOT_REVERTIBLE') : error;
}

function actionOf({ before, after }: Row): DirectoryChange['action'] {
  if (before === null) return 'added';
  return after === null ? 'deleted' : 'changed';
}

function changedFields({ before, after }: Row): string[] {
  const isChanged = (field: string) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]);
  return Object.keys(after ?? before ?? {}).filter((field) => !ownFields.includes(field) && isChanged(field));
}

/** A liaison by name and district, other entries by name or title. */
function nameOf({ name, title, display_name: displayName, school_district: district }: Fields): string {
  return displayName ? `${displayName}, ${district}` : String(name ?? title ?? '');
}

/** The names that the API has. Units name their region. */
function shownFields(row: Fields, fields: readonly string[], regionNames: Map<unknown, string>): Fields {
  const shown = fields.map((field) =>
    field === 'region_id'
      ? ['region', regionNames.get(row[field]) ?? '']
      : [field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), row[field]],
  );
  return Object.fromEntries(shown);
}
