import type { Overview, StaleKind, StaleService } from '@amparo/domain/overview/overview.ts';
import { isAdministrator, serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import { confirmationCutoff } from '@amparo/domain/services/editing/confirmationCutoff.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { canEditService, isArchivedBy, ownsOrManages, waitsForApproval } from '../../database/conditions.ts';
import type { Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';
import { findMailTrouble } from '../../mail/outbox.ts';

type Bool = RawBuilder<boolean>;

/** An older bed count is outdated (rules.md §4). */
const MAX_BEDS_AGE_HOURS = 24;

/** Counts and lists what a person can act on. The queries use the aliases `services s` and `feedbacks f`. */
export class OverviewRepository {
  readonly #db: Kysely<Database>;
  readonly #months: number;
  readonly #sinceOf: Record<StaleKind, RawBuilder<unknown>>;

  constructor(
    db: Kysely<Database>,
    { confirmationMonths, timeZone }: { confirmationMonths: number; timeZone: string },
  ) {
    this.#db = db.withoutPlugins();
    this.#months = confirmationMonths;
    this.#sinceOf = { ...sinceOf, SEASON: seasonEnd(timeZone) };
  }

  async read(person: Viewer, at: Temporal.Instant): Promise<Omit<Overview, 'externalFailures'>> {
    const isAdmin = isAdministrator(person);
    const concernsViewer = isAdmin
      ? sql`true`
      : sql`EXISTS (SELECT FROM services s WHERE s.id = f.service_id AND s.deleted_at IS NULL AND ${ownsOrManages(person.id)})`;
    const countMessages = (what: Bool) =>
      sql`(SELECT count(*)::int FROM feedbacks f WHERE f.deleted_at IS NULL AND NOT ${isArchivedBy(person.id)} AND ${what} AND ${concernsViewer})`;
    const countStale = (kind: StaleKind) =>
      sql`(SELECT count(*)::int FROM services s WHERE ${this.#isStale(kind, person, at)})`;
    const countTexts = (what: Bool) =>
      isAdmin ? sql`(SELECT count(*)::int FROM services s WHERE s.deleted_at IS NULL AND ${what})` : sql`NULL::int`;
    const unapproved = sql`(SELECT count(*)::int FROM services s WHERE ${waitsForApproval()})`;
    const openPairs = sql`(SELECT count(*)::int FROM duplicate_pairs p JOIN services a ON a.id = p.first_id
      JOIN services b ON b.id = p.second_id
      WHERE p.dismissed_at IS NULL AND a.deleted_at IS NULL AND b.deleted_at IS NULL)`;
    const { rows } = await sql<Omit<Overview, 'confirmationMonths' | 'mails' | 'externalFailures'>>`SELECT
      ${serviceCan.approve(person) ? unapproved : sql`NULL::int`} AS approvals,
      ${serviceCan.merge(person) ? openPairs : sql`NULL::int`} AS duplicates,
      ${countMessages(sql`f.type = 'CLAIM'`)} AS claims, ${countMessages(sql`f.type = 'SERVICE'`)} AS messages,
      ${isAdmin ? countMessages(sql`f.type = 'APP'`) : sql`NULL::int`} AS "appFeedback",
      ${countStale('UNCONFIRMED')} AS unconfirmed, ${countStale('BEDS')} AS beds, ${countStale('ALERT')} AS alerts,
      ${countStale('SEASON')} AS seasons, ${countTexts(sql`NOT ${isTranslated}`)} AS "missingTexts",
      ${countTexts(sql`s.machine_made <> '{}'`)} AS "machineTexts",
      ${countTexts(sql`s.stale_texts <> '{}'`)} AS "staleTexts"`.execute(this.#db);
    const mails = isAdmin ? await findMailTrouble(this.#db) : null;
    return { ...rows[0]!, mails, confirmationMonths: this.#months };
  }

  /** Counts all services for the operator: how many are published, how many wait for approval, and since when. */
  async countServices(): Promise<{ published: number; waiting: number; oldestWaiting: Date | null }> {
    const { rows } = await sql<{ published: number; waiting: number; oldestWaiting: Date | null }>`SELECT
      (count(*) FILTER (WHERE is_approved))::int AS published,
      (count(*) FILTER (WHERE ${waitsForApproval()}))::int AS waiting,
      min(created_at) FILTER (WHERE ${waitsForApproval()}) AS "oldestWaiting"
      FROM services s WHERE deleted_at IS NULL`.execute(this.#db);
    return rows[0]!;
  }

  async listStale(kind: StaleKind, { limit, skip = 0 }: Page, person: Viewer, at: Temporal.Instant) {
    const since = this.#sinceOf[kind];
    const isStale = this.#isStale(kind, person, at);
    const { rows } = await sql<Omit<StaleService, 'since' | 'updatedAt'> & { since: Date | null; updatedAt: Date }>`
      SELECT s.id, s.name, s.city, s.updated_at AS "updatedAt", ${since} AS since FROM services s WHERE ${isStale}
      ORDER BY ${since} NULLS FIRST, s.id LIMIT ${limit} OFFSET ${skip}`.execute(this.#db);
    const counted = await sql<{
      total: number;
    }>`SELECT count(*)::int AS total FROM services s WHERE ${isStale}`.execute(this.#db);
    const data = rows.map((row) => ({
      ...row,
      since: row.since?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    }));
    return { data, total: counted.rows[0]!.total };
  }

  /** Published services that the person may edit and that are outdated. Permanently closed services do not count. */
  #isStale(kind: StaleKind, person: Viewer, at: Temporal.Instant): Bool {
    const mayFix = kind === 'BEDS' && serviceCan.updateBeds(person, {}) ? sql`true` : canEditService(person);
    return sql`s.is_approved AND NOT s.is_permanently_closed AND ${mayFix} AND ${this.#outOfDate(kind, at)}`;
  }

  #outOfDate(kind: StaleKind, at: Temporal.Instant): Bool {
    const now = toDate(at);
    if (kind === 'SEASON') return sql`${this.#sinceOf[kind]} <= ${now}`;
    if (kind === 'UNCONFIRMED') return sql`${sinceOf[kind]} < ${confirmationCutoff(at.toString(), this.#months)}`;
    if (kind === 'ALERT')
      return sql`s.is_critical_header AND NOT s.is_critical_never_expire AND s.critical_expired_at < ${now}`;
    const yesterday = toDate(at.subtract({ hours: MAX_BEDS_AGE_HOURS }));
    return sql`s.type && '{SHELTER}' AND s.total_beds > 0
      AND (s.beds_updated_at IS NULL OR s.beds_updated_at < ${yesterday})`;
  }
}

/** Each text of `services s` is filled in both languages, or in none: the same rule as isTranslated. */
const isTranslated: Bool = sql`((s.service_summary = '') = (s.service_summary_es = '')
  AND (s.description = '') = (s.description_es = '') AND (s.age = '') = (s.age_es = ''))`;

const sinceOf: Record<Exclude<StaleKind, 'SEASON'>, RawBuilder<unknown>> = {
  UNCONFIRMED: sql`coalesce(s.verified_at, s.created_at)`,
  BEDS: sql`s.beds_updated_at`,
  ALERT: sql`s.critical_expired_at`,
};

/** The end of the last day of a season, by the service's own clock; null for other hours. The same rule as endedSeason. */
function seasonEnd(regionZone: string): RawBuilder<unknown> {
  return sql`(SELECT (max(entry->>'endDate')::date + 1)::timestamp AT TIME ZONE coalesce(s.time_zone, ${regionZone})
    FROM jsonb_array_elements(s.schedules) entry WHERE NOT s.is_contact
    HAVING bool_and(entry->>'type' = 'DATE_RANGE'))`;
}
