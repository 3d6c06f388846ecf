import { randomUUIDv7 } from 'node:crypto';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { StaticPageInput } from '@amparo/domain/static-pages/staticPageInput.ts';
import type { StaticPageName } from '@amparo/domain/static-pages/staticPageName.ts';
import type { StaticPage } from '@amparo/domain/static-pages/staticPageRoutes.ts';
import type { Kysely, Selectable } from 'kysely';
import { nextUpdatedAt } from '../../database/nextUpdatedAt.ts';
import { inPages, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';
import { assertUnmodified } from '../../http/assertUnmodified.ts';
import { cleanHtml } from './cleanHtml.ts';

export class StaticPageRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** A page. Its HTML is sanitized when it is saved and again when it is read. */
  async find(name: StaticPageName): Promise<StaticPage | undefined> {
    const row = await this.#db.selectFrom('staticPages').selectAll().where('name', '=', name).executeTakeFirst();
    return row && toPage(row);
  }

  /** Saves a page as a new version. Throws CHANGED_MEANWHILE if another person has saved it since it was read. */
  edit(name: StaticPageName, input: StaticPageInput, by: Viewer): Promise<StaticPage | undefined> {
    return this.#db.transaction().execute(async (trx) => {
      const stored = await trx
        .selectFrom('staticPages')
        .selectAll()
        .where('name', '=', name)
        .forUpdate()
        .executeTakeFirst();
      if (!stored) return undefined;
      assertUnmodified(toPage(stored), input.updatedAt);
      await recordInitialVersion(trx, stored);
      const row = await trx
        .updateTable('staticPages')
        .set({ content: cleanHtml(input.content), updatedAt: nextUpdatedAt('static_pages') })
        .where('name', '=', name)
        .returningAll()
        .executeTakeFirstOrThrow();
      await trx.insertInto('staticPageVersions').values(versionOf(row, by.id)).execute();
      return toPage(row);
    });
  }

  /** All versions, newest first. */
  async versions(name: StaticPageName, page: Page) {
    const versions = this.#db
      .selectFrom('staticPageVersions as version')
      .leftJoin('users', 'users.id', 'version.userId')
      .select(['version.id', 'content', 'savedAt', 'userId', 'email', 'displayName'])
      .where('name', '=', name)
      .orderBy('savedAt', 'desc')
      .orderBy('version.id', 'desc');
    const { rows, total } = await inPages(versions, page);
    const data = rows.map(({ id, content, savedAt, userId, email, displayName }) => ({
      id,
      content: cleanHtml(content),
      savedAt: savedAt.toISOString(),
      user: userId === null ? null : { id: userId, email: email ?? '', displayName: displayName ?? '' },
    }));
    return { data, total };
  }
}

type Row = Selectable<Database['staticPages']>;

/** Stores the text that the region provided as the first version. */
async function recordInitialVersion(trx: Kysely<Database>, row: Row): Promise<void> {
  const known = await trx.selectFrom('staticPageVersions').select('id').where('name', '=', row.name).executeTakeFirst();
  if (!known) await trx.insertInto('staticPageVersions').values(versionOf(row, null)).execute();
}

function versionOf({ name, content, updatedAt }: Row, userId: string | null) {
  return { id: randomUUIDv7(), name, content, userId, savedAt: updatedAt };
}

function toPage({ name, content, updatedAt }: Row): StaticPage {
  return { name: name as StaticPageName, content: cleanHtml(content), updatedAt: updatedAt.toISOString() };
}
