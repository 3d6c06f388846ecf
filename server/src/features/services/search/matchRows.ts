import type { UnderstoodQuery } from '@amparo/domain/needs/understandQuery.ts';
import { type RawBuilder, sql } from 'kysely';
import type { WeightedWord } from './weighWords.ts';

/** Below these shares of the best match a service stands in a lower tier, or is left out. */
const SECOND_TIER = 0.6;
const THIRD_TIER = 0.35;
const CUT_OFF = 0.15;

/** What a word in a service's text says, where one in its name says 1. */
const IN_TEXT = 0.6;

/** What a whole match of the typed words themselves adds to a match of the need. */
const WORDS_BESIDE_NEED = 0.6;

/** What it adds that all that was typed stands in a service's name. */
const NAME_BESIDE_NEED = 0.9;

/** What is looked for: needs, or else words alone; beside needs also words in the text and in the name. */
export interface Sought {
  needs: UnderstoodQuery['needs'];
  words: WeightedWord[];
  inName: WeightedWord[];
}

/** The rows of all services that match or, where candidates (`id`) are given, of these only. */
export function matchRows({ needs, words, inName }: Sought, candidates?: RawBuilder<unknown>): RawBuilder<unknown> {
  if (needs.length === 0) return tiered(wordParts(words, 1 / totalWeight(words), candidates), candidates);
  const parts = [needParts(needs, candidates)];
  if (words.length > 0) parts.push(wordParts(words, WORDS_BESIDE_NEED / totalWeight(words), candidates));
  if (inName.length > 1) parts.push(nameParts(inName, candidates));
  return tiered(sql`${sql.join(parts, sql` UNION ALL `)}`, candidates);
}

/** The same for needs and a few candidates: one by one, where above each part is looked up for all of them. */
export function matchRowsOfFew({ needs, words, inName }: Sought, candidates: RawBuilder<unknown>): RawBuilder<unknown> {
  const parts = [sql`coalesce(n.part, 0)`];
  if (words.length > 0) parts.push(wordPart(words, WORDS_BESIDE_NEED / totalWeight(words)));
  if (inName.length > 1) {
    const shares = inName.map(({ stems, weight }) => hasInName(stems, weight / totalWeight(inName)));
    parts.push(sql`${NAME_BESIDE_NEED} * greatest(0, 2 * (${sql.join(shares, sql` + `)}) - 1)`);
  }
  const texts = parts.length > 1 ? sql`JOIN services w ON w.id = c.id` : sql``;
  // All needs of a service are read, as it is sooner to pass over the others than to look for each.
  return tiered(
    sql`SELECT c.id AS service_id, ${sql.join(parts, sql` + `)} AS part
    FROM candidates c ${texts} LEFT JOIN (SELECT f.id, sum(o.score * wanted.weight) AS part
      FROM candidates f CROSS JOIN LATERAL (SELECT need, score FROM service_needs WHERE service_id = f.id OFFSET 0) AS o
      JOIN ${wantedNeeds(needs)} ON wanted.need = o.need GROUP BY f.id) AS n ON n.id = c.id`,
    candidates,
  );
}

/**
 * The rows of all services that match, for counting: without a look into their texts for where in them the words stand,
 * which takes most of the time where there are thousands. So they may be some more or less than there are.
 */
export function roughMatchRows({ needs, words }: Sought): RawBuilder<unknown> {
  const scale = (needs.length > 0 ? WORDS_BESIDE_NEED : 1) / totalWeight(words);
  const parts = words.map(
    ({ tsquery, weight }) => sql`SELECT w.id AS service_id, ${IN_TEXT * weight * scale}::real AS part
      FROM services w WHERE w.search @@ ${tsquery}::tsquery`,
  );
  return tiered(sql`${sql.join(needs.length > 0 ? [needParts(needs), ...parts] : parts, sql` UNION ALL `)}`);
}

const isCandidate = sql`w.id IN (SELECT id FROM candidates)`;

function needParts(needs: Sought['needs'], candidates?: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT n.service_id, n.score * wanted.weight AS part FROM ${wantedNeeds(needs)}
    JOIN service_needs n ON n.need = wanted.need
    ${candidates ? sql`WHERE n.service_id IN (SELECT id FROM candidates)` : sql``}`;
}

function wantedNeeds(needs: Sought['needs']): RawBuilder<unknown> {
  const wanted = needs.map(({ need, weight }) => sql`(${need}, ${weight}::real)`);
  return sql`(VALUES ${sql.join(wanted)}) AS wanted(need, weight)`;
}

function totalWeight(words: WeightedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** Services whose very name is typed: what expresses a need ("mercy lodge") may be just a name. Half of it says nothing yet. */
function nameParts(words: WeightedWord[], candidates?: RawBuilder<unknown>): RawBuilder<unknown> {
  const total = totalWeight(words);
  // Word by word, as the index on names finds them without a look into the texts.
  const shares = words.map(
    ({ stems, weight }) => sql`SELECT w.id, ${weight / total}::real AS share FROM services w
      WHERE w.name_words @@ ${stems}::tsquery ${candidates ? sql`AND ${isCandidate}` : sql``}`,
  );
  return sql`SELECT id AS service_id, ${NAME_BESIDE_NEED} * (2 * sum(share) - 1) AS part
    FROM (${sql.join(shares, sql` UNION ALL `)}) AS n GROUP BY id HAVING sum(share) > 0.5`;
}

/** Each service with the weights of the words it has: whole in its name, less in its text. */
function wordParts(words: WeightedWord[], scale: number, candidates?: RawBuilder<unknown>): RawBuilder<unknown> {
  const any = words.map(({ tsquery }) => `(${tsquery})`).join(' | ');
  return sql`SELECT w.id AS service_id, ${wordPart(words, scale)} AS part FROM services w
    WHERE w.search @@ ${any}::tsquery ${candidates ? sql`AND ${isCandidate}` : sql``}`;
}

function wordPart(words: WeightedWord[], scale: number): RawBuilder<unknown> {
  const parts = words.map(
    ({ tsquery, stems, weight }) => sql`CASE WHEN w.name_words @@ ${stems}::tsquery THEN ${weight * scale}::real
      WHEN w.search @@ ${tsquery}::tsquery THEN ${IN_TEXT * weight * scale}::real ELSE 0 END`,
  );
  return sql.join(parts, sql` + `);
}

function hasInName(stems: string, share: number): RawBuilder<unknown> {
  return sql`CASE WHEN w.name_words @@ ${stems}::tsquery THEN ${share}::real ELSE 0 END`;
}

function tiered(parts: RawBuilder<unknown>, candidates?: RawBuilder<unknown>): RawBuilder<unknown> {
  const first = candidates ? sql`WITH candidates AS MATERIALIZED (${candidates}) ` : sql``;
  return sql`(${first}SELECT service_id, relevance,
      CASE WHEN relevance >= ${SECOND_TIER} * best THEN 3 WHEN relevance >= ${THIRD_TIER} * best THEN 2 ELSE 1 END AS tier
    FROM (SELECT service_id, sum(part) AS relevance, max(sum(part)) OVER () AS best FROM (${parts}) AS p GROUP BY service_id) AS r
    WHERE relevance > 0 AND relevance >= ${CUT_OFF} * best)`;
}
