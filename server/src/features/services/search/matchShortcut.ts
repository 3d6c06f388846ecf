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
  /** Ids of the likeliest services, about so many of each kind. */
  best(count: number): RawBuilder<unknown>;
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
    best: (count) => sql`${sql.join(bestOf(sought, chief, count), sql` UNION `)}`,
  };
}

function bestOf({ words, inName }: Sought, chief: string[], count: number): RawBuilder<unknown>[] {
  const byNeed = chief.map(
    (need) =>
      sql`(SELECT service_id AS id FROM service_needs WHERE need = ${need} ORDER BY score DESC, service_id LIMIT ${count})`,
  );
  const isNamed = (named: WeightedWord[]) =>
    sql`name_words @@ ${named.map(({ stems }) => `(${stems})`).join(' & ')}::tsquery`;
  if (chief.length === 0) {
    return [
      sql`SELECT id FROM services WHERE is_approved AND NOT is_permanently_closed AND ${isNamed(words)}
      ORDER BY name_key, id LIMIT ${count}`,
    ];
  }
  return inName.length > 1
    ? [...byNeed, sql`(SELECT id FROM services WHERE ${isNamed(inName)} LIMIT ${count})`]
    : byNeed;
}
