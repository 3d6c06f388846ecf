import type { MomentDay } from '@amparo/domain/services/hours/openMoment.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../../database/changes.ts';
import type { Database } from '../../../database/schema.ts';
import { openByLines } from './openByLines.ts';

/**
 * What a filter by opening hours has to reckon with, the same for every viewer of a minute: kept until a service changes.
 * Asked within the query itself, it took the planner longer than the rest of the query ran.
 */
export class HoursInUse {
  readonly #db: Kysely<Database>;
  readonly #changes: Changes;
  readonly #kept = new LRUCache<string, Promise<string[]>>({ max: 50 });

  constructor(db: Kysely<Database>, changes: Changes) {
    this.#db = db.withoutPlugins();
    this.#changes = changes;
    changes.onChange('services', () => this.forget());
  }

  forget(): void {
    this.#kept.clear();
  }

  /** The time zones that services name for themselves. */
  zones(): Promise<string[]> {
    return this.#ask(sql`SELECT DISTINCT time_zone AS value FROM services WHERE time_zone IS NOT NULL`);
  }

  /** The ids of those that are open, among the few with more hours than the columns of minutes hold. */
  openByLines(days: MomentDay[]): Promise<string[]> {
    return this.#ask(sql`SELECT s.id AS value FROM services s
      WHERE s.open_minutes IS NULL AND ${openByLines(sql.ref('s.id'), days)}`);
  }

  #ask(question: RawBuilder<{ value: string }>): Promise<string[]> {
    const { sql: text, parameters } = question.compile(this.#db);
    const key = `${text} ${JSON.stringify(parameters)}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const answer = question.execute(this.#db).then(({ rows }) => rows.map(({ value }) => value));
    if (this.#changes.isHeard) this.#kept.set(key, answer);
    answer.catch(() => this.#kept.delete(key));
    return answer;
  }
}
