import { type RawBuilder, sql } from 'kysely';
import { matchRows, matchRowsOfFew, roughMatchRows, type Sought } from './matchRows.ts';
import type { Words } from './vocabulary.ts';
import type { WeightedWord } from './weighWords.ts';

/** Where a search matches thousands, the same rows of some candidates only: of those nearby, or of those that match best. */
export interface MatchShortcut {
  /** About how many services match, and which share of all that is. */
  matches: number;
  share: number;
  /** The rows of those, about so many, whose ids (`id`) the query gives. */
  rowsAmong(candidates: RawBuilder<unknown>, count: number): RawBuilder<unknown>;
  /** The rows of all, near enough for telling how many there are. */
  rowsToCount: RawBuilder<unknown>;
  /** Ids of the likeliest services that pass a filter of `services s`, about so many of each kind. */
  best(count: number, filter: RawBuilder<boolean>): RawBuilder<unknown>;
}

/** Fewer matches than this are soon weighed. */
const FEW = 500;

/** What looking up the needs of one service costs, measured in reading the next that offers a need. */
const LOOK_UP = 15;

/** Needs that are at least this much meant bring the best matches. */
const CHIEFLY_MEANT = 0.5;

export function findShortcut(sought: Sought, { services, usesOfNeed }: Words): MatchShortcut | null {
  const chief = sought.needs.filter(({ weight }) => weight >= CHIEFLY_MEANT).map(({ need }) => need);
  const share =
    chief.length > 0
      ? Math.max(...chief.map((need) => usesOfNeed.get(need) ?? 0)) / services
      : sought.words.reduce((product, word) => product * word.share, 1);
  const matches = share * services;
  if (matches < FEW) return null;
  const offers = sought.needs.reduce((sum, { need }) => sum + (usesOfNeed.get(need) ?? 0), 0);
  return {
    matches,
    share,
    rowsAmong: (candidates, count) =>
      count * LOOK_UP < offers ? matchRowsOfFew(sought, candidates) : matchRows(sought, candidates),
    rowsToCount: roughMatchRows(sought),
    best: (count, filter) => sql`${sql.join(bestOf(sought, chief, count, filter), sql` UNION `)}`,
  };
}

/** So many times as many as wanted are tried, as a filter may leave out most. */
const TRIES = 10;

function bestOf(
  { words, inName }: Sought,
  chief: string[],
  count: number,
  filter: RawBuilder<boolean>,
): RawBuilder<unknown>[] {
  const named = (words: WeightedWord[], order = sql``) => sql`(SELECT s.id FROM services s
    WHERE ${filter} AND s.name_words @@ ${words.map(({ stems }) => `(${stems})`).join(' & ')}::tsquery ${order} LIMIT ${count})`;
  if (chief.length === 0) return [named(words, sql`ORDER BY s.name_key, s.id`)];
  const byNeed = chief.map(
    (need) => sql`(SELECT n.service_id AS id FROM
      (SELECT * FROM service_needs WHERE need = ${need} ORDER BY score DESC, service_id LIMIT ${TRIES * count}) AS n
      JOIN services s ON s.id = n.service_id WHERE ${filter} ORDER BY n.score DESC, n.service_id LIMIT ${count})`,
  );
  return inName.length > 1 ? [...byNeed, named(inName)] : byNeed;
}
