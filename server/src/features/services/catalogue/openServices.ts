import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { HoursInUse } from '../list/hoursInUse.ts';
import { openFilter } from '../list/openFilter.ts';
import type { Catalogue, DerivedPart } from './catalogue.ts';
import { KeptCopies } from './keptCopies.ts';

const MINUTE_MS = 60_000;

/** This minute's, and those of clocks elsewhere. */
const MOST_KEPT = 4;

/** From when, and by whose clock where a service has none of its own, it is asked what is open. */
interface Moment {
  at: Temporal.Instant;
  fallbackZone: string;
}

/** By the numbers of the catalogue: 1 where the service is open. */
export type OpenMarks = Uint8Array;

/** Which published services are open in a minute: the database's filter decides, once for all who ask in that minute. */
export class OpenServices implements DerivedPart {
  readonly #db: Kysely<Database>;
  readonly #catalogue: Catalogue;
  readonly #hours: HoursInUse;
  readonly #kept = new KeptCopies<Moment, OpenMarks>({ most: MOST_KEPT });

  constructor(db: Kysely<Database>, catalogue: Catalogue, hours: HoursInUse) {
    this.#db = db.withoutPlugins();
    this.#catalogue = catalogue;
    this.#hours = hours;
    catalogue.derive(this);
  }

  take(moment: Moment): Promise<OpenMarks> {
    const key = `${Math.floor(moment.at.epochMilliseconds / MINUTE_MS)} ${moment.fallbackZone}`;
    return this.#kept.take(key, moment, async () => this.#mark(new Uint8Array(), await this.#find(moment)));
  }

  async renew(changedIds: readonly string[]): Promise<void> {
    this.#hours.forget();
    const kept = this.#kept.toRenew();
    const found = await Promise.all(kept.map(({ what }) => this.#find(what, changedIds)));
    const changed = changedIds.map((id) => this.#catalogue.services.numberOf(id)!);
    for (const [n, { key, what, copy }] of kept.entries()) {
      const others = copy.slice();
      for (const number of changed) others[number] = 0;
      this.#kept.put(key, what, this.#mark(others, found[n]!));
    }
  }

  async #find({ at, fallbackZone }: Moment, among?: readonly string[]): Promise<string[]> {
    const isOpen = await openFilter({ at, hours: this.#hours, fallbackZone });
    const isAmong = among ? sql`s.id = ANY(${among}::uuid[])` : sql`true`;
    const { rows } = await sql<{ ids: string | null }>`SELECT string_agg(s.id::text, ',') AS ids FROM services s
      WHERE s.is_approved AND NOT s.is_permanently_closed AND ${isOpen} AND ${isAmong}`.execute(this.#db);
    return rows[0]?.ids?.split(',') ?? [];
  }

  #mark(before: OpenMarks, openIds: string[]): OpenMarks {
    const marks = new Uint8Array(this.#catalogue.services.length);
    marks.set(before);
    for (const id of openIds) {
      const number = this.#catalogue.services.numberOf(id);
      if (number !== undefined) marks[number] = 1;
    }
    return marks;
  }
}
