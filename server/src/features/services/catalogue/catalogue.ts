import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { type ListedRow, type ListedService, listedColumns, listedOf } from './listedService.ts';
import { ListedServices } from './listedServices.ts';

/** So many services are read at once. */
const BATCH = 5000;
/** Any number that nothing else locks in this database. */
const LOCK = 2_611_200_003;
const PATIENCE_MS = 30_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** What is derived from the catalogue's services, and renewed with them. */
export interface DerivedPart {
  /** Reads anew what the changed services, which have their numbers already, mean to it. */
  renew(changedIds: readonly string[]): Promise<void>;
}

/** What has changed since a snapshot of the database. */
interface Changed {
  snapshot: string;
  house: string;
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
  #house = '';
  #lastLook: Promise<void> = Promise.resolve();
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
      this.#lastLook = ended(look);
      this.#nextLook = undefined;
      return look;
    });
    return this.#nextLook;
  }

  async #look(): Promise<void> {
    const since = this.#asOf;
    if (since === undefined) return this.#readAll();
    const { snapshot, house, areServices, areGone, kudos } = await this.#changedSince(since);
    if (areGone || house !== this.#house) return this.#readAll();
    for (const { id, likes } of kudos) {
      const number = this.services.numberOf(id);
      if (number !== undefined) this.services.likes[number] = likes;
    }
    await this.#put(areServices ? await this.#read(writtenSince(sql`s`, since)) : [], snapshot);
  }

  async #readAll(): Promise<void> {
    await this.#markRestored();
    const { rows } = await sql<{ now: string; house: string }>`
      SELECT pg_current_snapshot()::text AS now, ${house} AS house`.execute(this.#db);
    const read = await this.#read(sql`true`);
    const there = new Set(read.map(({ id }) => id));
    for (const [number, id] of this.services.ids.entries()) if (!there.has(id)) this.services.hide(number);
    await this.#put(read, rows[0]!.now);
    this.#house = rows[0]!.house;
  }

  /** Rows brought back from another cluster's dump may name transactions that this one has yet to come to. */
  async #markRestored(): Promise<void> {
    const isToCome = sql`changed_in >= pg_snapshot_xmax(pg_current_snapshot())`;
    const tables = ['services', 'service_kudos', 'services_gone'].map((table) => sql.table(table));
    const some = sql.join(
      tables.map((table) => sql`EXISTS (SELECT FROM ${table} WHERE ${isToCome})`),
      sql` OR `,
    );
    const { rows } = await sql<{ areSome: boolean }>`SELECT ${some} AS "areSome"`.execute(this.#db);
    if (!rows[0]!.areSome) return;
    await this.#db.transaction().execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
      for (const table of tables) {
        await sql`UPDATE ${table} SET changed_in = pg_current_xact_id() WHERE ${isToCome}`.execute(trx);
      }
    });
  }

  /** The services first: what is read for the parts meanwhile must find the numbers of new ones. */
  async #put(services: ListedService[], asOf: string): Promise<void> {
    for (const service of services) this.services.put(service);
    const ids = services.map(({ id }) => id);
    if (ids.length > 0) await Promise.all(this.#parts.map((part) => part.renew(ids)));
    this.#asOf = asOf;
  }

  async #changedSince(snapshot: string): Promise<Changed> {
    const { rows } = await sql<Omit<Changed, 'kudos'> & { id: string | null; likes: number }>`
      SELECT NULL::uuid AS id, 0 AS likes, pg_current_snapshot()::text AS snapshot, ${house} AS house,
        EXISTS (SELECT FROM services s WHERE ${writtenSince(sql`s`, snapshot)}) AS "areServices",
        EXISTS (SELECT FROM services_gone g WHERE ${writtenSince(sql`g`, snapshot)}) AS "areGone"
      UNION ALL
      SELECT k.service_id, k.likes, NULL, NULL, NULL, NULL FROM service_kudos k WHERE ${writtenSince(sql`k`, snapshot)}
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
}

/**
 * By what everything kept stands or falls: another database server, or the table put back from a dump, may count its transactions
 * otherwise; and with another lexicon all needs are others.
 */
const house: RawBuilder<string> = sql`concat_ws(' ', pg_postmaster_start_time(), 'services'::regclass::oid,
  (SELECT string_agg(version, ' ') FROM indexed_lexicon))`;

/** When a look has ended, well or badly; or after so long that its line must be dead, so that others need not wait for it for ever. */
function ended(look: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS).unref();
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    look.then(end, end);
  });
}

/** Whether a row was written by a transaction that the snapshot did not see. */
function writtenSince(row: RawBuilder<unknown>, snapshot: string): RawBuilder<boolean> {
  return sql`(${row}.changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    AND NOT pg_visible_in_snapshot(${row}.changed_in, ${snapshot}::pg_snapshot))`;
}
