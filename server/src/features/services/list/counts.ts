import type { Kysely, RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../../database/changes.ts';
import type { Database } from '../../../database/schema.ts';

/** How long a count that depends on the clock may be told again. */
const MINUTE_MS = 60_000;

/** To count so many takes long, and one more or less says little: told again for its minute even when services change. */
const MANY = 1000;

interface Count {
  total: Promise<number>;
  isOfMany: boolean;
}

/**
 * How many match a filter: it costs a walk over all services, and is the same for many askers. Kept until the data changes,
 * but no longer than a minute.
 */
export class Counts {
  readonly #db: Kysely<Database>;
  readonly #totals = new LRUCache<string, Count>({ max: 2000, ttl: MINUTE_MS });

  constructor(db: Kysely<Database>, changes: Changes) {
    this.#db = db.withoutPlugins();
    changes.onChange('services', () => {
      for (const [key, count] of this.#totals.entries()) if (!count.isOfMany) this.#totals.delete(key);
    });
  }

  /** Runs a count, or answers the one made for the same question within the last minute. */
  of(question: RawBuilder<unknown>): Promise<number> {
    const { sql: text, parameters } = question.compile(this.#db);
    const key = `${text} ${JSON.stringify(parameters)}`;
    const known = this.#totals.get(key);
    if (known) return known.total;
    const total = (question as RawBuilder<{ total: number }>).execute(this.#db).then(({ rows }) => {
      const { total } = rows[0]!;
      count.isOfMany = total >= MANY;
      return total;
    });
    const count: Count = { total, isOfMany: false };
    this.#totals.set(key, count);
    total.catch(() => this.#totals.delete(key));
    return total;
  }
}
