import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { type ListedRow, type ListedService, listedColumns, listedOf } from './listedService.ts';
import { ListedServices } from './listedServices.ts';

/** So many services are read at once. */
const BATCH = 5000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** What is derived from the catalogue's services, and renewed with them. */
export interface DerivedPart {
  /** Reads what the changed services mean to it; answers what then, when they have their numbers, puts that in its place. */
  renew(changedIds: readonly string[]): Promise<() => void>;
}

/** What has changed since a snapshot of the database. */
interface Changed {
  snapshot: string;
  areServices: boolean;
  /** Services were taken away altogether. */
  areGone: boolean;
  kudos: { id: string; likes: number }[];
}

/**
 * What lists are chosen by, of every service, in memory: it would otherwise be read and weighed for each list, by the thousand.
 * A copy that is never believed by itself: before it is used, the database is asked what has changed since it was made, by
 * whichever process. Rows bear the transaction that wrote them, and a snapshot tells which transactions it saw.
 */
export class Catalogue {
  /** All services; each keeps the number it was given first. */
  readonly services = new ListedServices();
  readonly #db: Kysely<Database>;
  readonly #parts: DerivedPart[] = [];
  /** All that is kept is at least as new as this snapshot. */
  #asOf: string | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #lastLook: Promise<unknown> = Promise.resolve();
  #nextLook: Promise<void> | undefined;

  constructor(db: Kysely<Database>) {
    this.#db = db.withoutPlugins();
  }

  derive(part: DerivedPart): void {
    this.#parts.push(part);
  }

  /** Brings everything up to date with what was written before now. */
  becomeCurrent(): Promise<void> {
    // Who asks while a look is under way shares the next one with all who do.
    this.#nextLook ??= this.#lastLook.then(() => {
      const look = this.#look();
      this.#lastLook = look.catch(() => undefined);
      this.#nextLook = undefined;
      return look;
    });
    return this.#nextLook;
  }

  /** Does something while no services are read. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }

  async #look(): Promise<void> {
    const since = this.#asOf;
    if (since === undefined) return this.alone(() => this.#readAll());
    const { snapshot, areServices, areGone, kudos } = await this.#changedSince(since);
    for (const { id, likes } of kudos) {
      const number = this.services.numberOf(id);
      if (number !== undefined) this.services.likes[number] = likes;
    }
    if (areGone) return this.alone(() => this.#readAll());
    if (areServices) return this.alone(() => this.#readChanged(since));
    this.#asOf = snapshot;
  }

  async #readAll(): Promise<void> {
    // Rows brought back from another cluster's dump may name transactions that this one has yet to come to.
    for (const table of ['services', 'service_kudos', 'services_gone'] as const) {
      await sql`UPDATE ${sql.table(table)} SET changed_in = pg_current_xact_id()
        WHERE changed_in >= pg_snapshot_xmax(pg_current_snapshot())`.execute(this.#db);
    }
    const asOf = await this.#snapshot();
    const read = await this.#read(sql`true`);
    const there = new Set(read.map(({ id }) => id));
    await this.#put(read, asOf);
    for (const [number, id] of this.services.ids.entries()) if (!there.has(id)) this.services.hide(number);
  }

  async #readChanged(since: string): Promise<void> {
    const asOf = await this.#snapshot();
    await this.#put(await this.#read(writtenSince(sql`s`, since)), asOf);
  }

  async #put(services: ListedService[], asOf: string): Promise<void> {
    const ids = services.map(({ id }) => id);
    const replaceParts = await Promise.all(this.#parts.map((part) => part.renew(ids)));
    for (const service of services) this.services.put(service);
    for (const replacePart of replaceParts) replacePart();
    this.#asOf = asOf;
  }

  async #changedSince(snapshot: string): Promise<Changed> {
    const { rows } = await sql<Omit<Changed, 'kudos'> & { id: string | null; likes: number }>`
      SELECT NULL::uuid AS id, 0 AS likes, pg_current_snapshot()::text AS snapshot,
        EXISTS (SELECT FROM services s WHERE ${writtenSince(sql`s`, snapshot)}) AS "areServices",
        EXISTS (SELECT FROM services_gone g WHERE ${writtenSince(sql`g`, snapshot)}) AS "areGone"
      UNION ALL SELECT k.service_id, k.likes, NULL, NULL, NULL FROM service_kudos k WHERE ${writtenSince(sql`k`, snapshot)}
      `.execute(this.#db);
    const kudos = rows.flatMap(({ id, likes }) => (id === null ? [] : [{ id, likes }]));
    return { ...rows.find(({ id }) => id === null)!, kudos };
  }

  async #read(which: RawBuilder<unknown>): Promise<ListedService[]> {
    const read: ListedService[] = [];
    for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
      const { rows } = await sql<ListedRow>`SELECT ${listedColumns}
        FROM services s LEFT JOIN service_kudos k ON k.service_id = s.id
        WHERE ${which} AND s.id > ${after} ORDER BY s.id LIMIT ${BATCH}`.execute(this.#db);
      for (const row of rows) read.push(listedOf(row));
      after = rows.length < BATCH ? undefined : rows.at(-1)?.id;
    }
    return read;
  }

  async #snapshot(): Promise<string> {
    const { rows } = await sql<{ now: string }>`SELECT pg_current_snapshot()::text AS now`.execute(this.#db);
    return rows[0]!.now;
  }
}

/** Whether a row was written by a transaction that the snapshot did not see. */
function writtenSince(row: RawBuilder<unknown>, snapshot: string): RawBuilder<boolean> {
  return sql`(${row}.changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    AND NOT pg_visible_in_snapshot(${row}.changed_in, ${snapshot}::pg_snapshot))`;
}
