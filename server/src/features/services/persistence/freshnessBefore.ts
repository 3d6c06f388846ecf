import type { ChangeKind } from '@amparo/domain/services/editing/changeKind.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { ServiceState } from './serviceState.ts';

/** When a person last confirmed the service and its bed count. */
type Freshness = Pick<ServiceState, 'verifiedAt' | 'bedsUpdatedAt'>;

interface RevertedChange {
  serviceId: string;
  changeId: string;
  kind: ChangeKind;
}

const ownershipAndApproval = ['isApproved', 'user', 'managedUsers'];
const beds = ['availableBeds', 'totalBeds', 'bedGroups'];

/**
 * The freshness of a service after a change is reverted. The restored values were last confirmed before that change,
 * even if someone has confirmed the service since. `fields` are the fields that the revert changes.
 */
export async function freshnessBefore(
  trx: Transaction<Database>,
  change: RevertedChange,
  { state, fields }: { state: Freshness; fields: string[] },
): Promise<Freshness> {
  const { verifiedAt, bedsUpdatedAt } = state;
  const changesBeds = fields.some((name) => beds.includes(name));
  const changesContent =
    change.kind === 'confirmed' || fields.some((name) => ![...ownershipAndApproval, ...beds].includes(name));
  return {
    verifiedAt: changesContent ? await valueBefore(trx, change, 'verifiedAt', verifiedAt) : verifiedAt,
    bedsUpdatedAt: changesBeds ? await valueBefore(trx, change, 'bedsUpdatedAt', bedsUpdatedAt) : bedsUpdatedAt,
  };
}

/**
 * The value before the first log entry since the change that contains the field.
 * It is never later than the current value, unless the reverted change is itself a revert.
 */
async function valueBefore(
  trx: Transaction<Database>,
  { serviceId, changeId, kind }: RevertedChange,
  field: keyof Freshness,
  current: Date | null,
): Promise<Date | null> {
  const { rows } = await sql<{ value: string | null }>`SELECT later.before->>${field} AS value
    FROM service_changes later JOIN service_changes one ON one.id = ${changeId}
    WHERE later.service_id = ${serviceId} AND (later.made_at, later.id) >= (one.made_at, one.id) AND later.before ? ${field}
    ORDER BY later.made_at, later.id LIMIT 1`.execute(trx);
  const [first] = rows;
  if (!first) return current;
  const before = first.value === null ? null : new Date(first.value);
  if (kind === 'reverted' || before === null) return before;
  return current !== null && current > before ? before : current;
}
