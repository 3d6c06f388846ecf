import { isAdministrator, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a person owns or manages a service: the SQL form of the rule in permissions/permissions.ts.
 * `person` is a user's id or a column that contains one. `services` is the alias of the table in the query.
 */
export function ownsOrManages(person: string | RawBuilder<unknown>, services = 's'): RawBuilder<boolean> {
  return sql`(${sql.ref(`${services}.owner_id`)} = ${person} OR EXISTS (
    SELECT FROM service_managers m WHERE m.service_id = ${sql.ref(`${services}.id`)} AND m.user_id = ${person}))`;
}

/** The ids of the owner and the managers of a service, as an array. */
export function ownerAndManagers(services = 's'): RawBuilder<string[]> {
  const column = (name: string) => sql.ref(`${services}.${name}`);
  return sql`ARRAY(SELECT ${column('owner_id')} WHERE ${column('owner_id')} IS NOT NULL
    UNION SELECT m.user_id FROM service_managers m WHERE m.service_id = ${column('id')})`;
}

/** Whether an administrator should approve a service or send it back. `services` is the alias of the table. */
export function waitsForApproval(services = 's'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${services}.${name}`);
  return sql`(NOT ${column('is_approved')} AND ${column('deleted_at')} IS NULL
    AND ${column('sent_back_reason')} IS NULL AND NOT ${column('is_paused')})`;
}

/** `serviceCan.edit` as a condition. */
export function canEditService(viewer: Viewer | null, services = 's'): RawBuilder<boolean> {
  if (viewer === null) return sql`false`;
  return isAdministrator(viewer) ? sql`true` : ownsOrManages(viewer.id, services);
}

/** Nobody in particular. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Whether a message is archived: by this person (rules.md §5), for `nobody` by anybody, or because it is closed. `feedbacks`
 * is the alias of the table.
 */
export function isArchivedBy(person: string, feedbacks = 'f'): RawBuilder<boolean> {
  const isTheirs = person === nobody ? sql`true` : sql`a.user_id = ${person}`;
  return sql`(${sql.ref(`${feedbacks}.is_archive`)} OR EXISTS (
    SELECT FROM feedback_archives a WHERE a.feedback_id = ${sql.ref(`${feedbacks}.id`)} AND ${isTheirs}))`;
}
