import type { ChangeKind } from '@amparo/domain/services/editing/changeKind.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { ServiceState } from './serviceState.ts';

/** When somebody last looked over what a service says, and its beds. */
type Freshness = Pick<ServiceState, 'verifiedAt' | 'bedsUpdatedAt'>;

interface Reverted {
  serviceId: string;
  changeId: string;
  kind: ChangeKind;
}

const keepersAndApproval = ['isApproved', 'user', 'managedUsers'];
const beds = ['availableBeds', 'totalBeds'];

/**
 * How fresh a service is once a change is taken back: what comes back was last looked over before that change, whatever was
 * confirmed since. `fields`: those that taking it back changes.
 */
export async function freshnessBefore(
  trx: Transaction<Database>,
  change: Reverted,
  { state, fields }: { state: Freshness; fields: string[] },
): Promise<Freshness> {
  const { verifiedAt, bedsUpdatedAt } = state;
  const isSaid = change.kind === 'confirmed' || fields.some((name) => ![...keepersAndApproval, ...beds].includes(name));
  const isCounted = fields.some((name) => beds.includes(name));
  return {
    verifiedAt: isSaid ? await valueBefore(trx, change, 'verifiedAt', verifiedAt) : verifiedAt,
    bedsUpdatedAt: isCounted ? await valueBefore(trx, change, 'bedsUpdatedAt', bedsUpdatedAt) : bedsUpdatedAt,
  };
}

/** As the first entry from that change on tells it that moved it; never later than what stands, save when a taking back is itself undone. */
async function valueBefore(
  trx: Transaction<Database>,
  { serviceId, changeId, kind }: Reverted,
  field: keyof Freshness,
  stands: Date | null,
): Promise<Date | null> {
  const { rows } = await sql<{ value: string | null }>`SELECT later.before->>${field} AS value
    FROM service_changes later JOIN service_changes one ON one.id = ${changeId}
    WHERE later.service_id = ${serviceId} AND (later.made_at, later.id) >= (one.made_at, one.id) AND later.before ? ${field}
    ORDER BY later.made_at, later.id LIMIT 1`.execute(trx);
  const [first] = rows;
  if (!first) return stands;
  const before = first.value === null ? null : new Date(first.value);
  if (kind === 'reverted' || before === null) return before;
  return stands !== null && stands > before ? before : stands;
}
