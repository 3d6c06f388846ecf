import { maxBadgeCount } from '@amparo/domain/account/maxBadgeCount.ts';
import { isAdministrator, serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { canEditService, isArchivedBy, ownsOrManages, waitsForApproval } from '../../database/conditions.ts';
import type { Database } from '../../database/schema.ts';

/** The counts in the menu: records that the person manages, may answer, or may approve. */
export async function countWaiting(db: Kysely<Database>, person: Viewer) {
  const isAdmin = isAdministrator(person);
  const managed = sql`s.deleted_at IS NULL AND ${canEditService(person)}`;
  const mayAllBeds = serviceCan.updateBeds(person, {});
  const shelters = sql`s.type && '{SHELTER}' AND s.total_beds > 0 AND NOT s.is_permanently_closed`;
  const feedback = isAdmin
    ? sql`true`
    : sql`f.type <> 'APP' AND EXISTS (SELECT FROM services s WHERE s.id = f.service_id AND ${managed})`;
  const counts = await sql<Record<CountName, number> & { mustProveEmail: boolean }>`SELECT
    ${few(sql`services s WHERE ${managed}`)} AS "countManagedServices",
    ${few(sql`services s WHERE s.owner_id = ${person.id} AND s.deleted_at IS NULL`)} AS "countOwnServices",
    ${few(sql`feedbacks f WHERE f.deleted_at IS NULL AND NOT ${isArchivedBy(person.id)} AND ${feedback}`)} AS "countUnReadFeedbacks",
    ${
      serviceCan.openBeds(person)
        ? few(sql`services s WHERE ${shelters} AND s.deleted_at IS NULL
            AND ${mayAllBeds ? sql`(s.is_approved OR ${managed})` : ownsOrManages(person.id)}`)
        : zero
    } AS "countManagedShelters",
    ${serviceCan.approve(person) ? few(sql`services s WHERE ${waitsForApproval()}`) : zero}
      AS "countNotApprovedServices",
    ${few(sql`notifications n WHERE n.user_id = ${person.id} AND n.is_in_app AND n.read_at IS NULL`)}
      AS "countUnreadNotifications",
    ${isAdmin ? few(sql`users`) : zero} AS "countTotalUsers",
    EXISTS (SELECT FROM users u WHERE u.id = ${person.id} AND u.must_prove_email AND u.email_proven_at IS NULL)
      AS "mustProveEmail"`.execute(db.withoutPlugins());
  return counts.rows[0]!;
}

type CountName =
  | 'countManagedServices'
  | 'countOwnServices'
  | 'countUnReadFeedbacks'
  | 'countManagedShelters'
  | 'countNotApprovedServices'
  | 'countUnreadNotifications'
  | 'countTotalUsers';

const zero = sql`0`;

/** Counts rows up to the largest number that the menu shows. */
function few(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(SELECT count(*)::int FROM (SELECT FROM ${rows} LIMIT ${maxBadgeCount}) AS counted)`;
}
