import { randomUUIDv7 } from 'node:crypto';
import { townSlug } from '@amparo/domain/services/towns/townSlug.ts';
import type { EditedGuide, Guide, GuideInput } from '@amparo/domain/static-pages/guides/guide.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { inTransaction } from '../../../database/asAuthor.ts';
import { nextUpdatedAt } from '../../../database/nextUpdatedAt.ts';
import type { Database } from '../../../database/schema.ts';
import { assertUnmodified } from '../../../http/assertUnmodified.ts';
import { cleanHtml } from '../cleanHtml.ts';

const longestSlug = 60;
/** The page with the form of a new guide. */
const ownAddress = 'new';

export class GuideRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** All guides, also those that are not published. A region has few. */
  async all(): Promise<Guide[]> {
    return (await this.#db.selectFrom('guides').selectAll().execute()).map(toGuide);
  }

  /** By id or by slug. */
  async find(idOrSlug: string): Promise<Guide | undefined> {
    const row = await this.#db
      .selectFrom('guides')
      .selectAll()
      .where((is) => is.or([is(sql`id::text`, '=', idOrSlug), is('slug', '=', idOrSlug)]))
      .executeTakeFirst();
    return row && toGuide(row);
  }

  async add(input: GuideInput): Promise<Guide> {
    return inTransaction(this.#db, async (trx) => {
      // Two guides with the same title at the same moment must not get the same address.
      await sql`LOCK TABLE guides IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
      const row = await trx
        .insertInto('guides')
        .values({ id: randomUUIDv7(), slug: await freeSlug(trx, input.title), ...cleaned(input) })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toGuide(row);
    });
  }

  /** Missing fields keep their value. Throws CHANGED_MEANWHILE if another person has changed it since it was read. */
  edit(id: string, { updatedAt: ifUnmodifiedSince, ...input }: EditedGuide): Promise<Guide | undefined> {
    return inTransaction(this.#db, async (trx) => {
      const found = trx.selectFrom('guides').selectAll().where('id', '=', id);
      const stored = await found.forNoKeyUpdate().executeTakeFirst();
      if (!stored) return undefined;
      assertUnmodified(toGuide(stored), ifUnmodifiedSince);
      const row = await trx
        .updateTable('guides')
        .set({ ...cleaned(input), updatedAt: nextUpdatedAt('guides') })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return toGuide(row);
    });
  }

  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom('guides').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  }
}

/**
 * Returns a slug that no guide has or had: a deleted guide may be restored, and links to it must not lead to another
 * one.
 */
async function freeSlug(trx: Kysely<Database>, title: string): Promise<string> {
  const base = townSlug(title).slice(0, longestSlug).replace(/-$/, '') || 'guide';
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM guides
    UNION SELECT coalesce(after, before) ->> 'slug' FROM directory_changes WHERE kind = 'guides'`.execute(trx);
  const taken = new Set([ownAddress, ...rows.map(({ slug }) => slug)]);
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  return slug;
}

function cleaned({ content, contentEs, ...input }: GuideInput) {
  return { ...input, content: cleanHtml(content), ...(contentEs !== undefined && { contentEs: cleanHtml(contentEs) }) };
}

/** The HTML is sanitized when it is saved and again when it is read. */
function toGuide({ createdAt: _, ...row }: Selectable<Database['guides']>): Guide {
  const { content, contentEs, updatedAt } = row;
  return { ...row, content: cleanHtml(content), contentEs: cleanHtml(contentEs), updatedAt: updatedAt.toISOString() };
}
