import type { OwnedService } from '@amparo/domain/permissions/permissions.ts';
import type { BilingualField } from '@amparo/domain/services/bilingualTexts.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { isUnproven } from './ownership.ts';
import { inputColumns, inputOf, type StoredRow } from './storedInputs.ts';

/** Everything that commands can change about a service. */
export interface ServiceState {
  id: string;
  input: ServiceInput;
  /** The texts that a machine translated. */
  machineMade: BilingualField[];
  /** The texts that are older than the other language. */
  staleTexts: BilingualField[];
  isApproved: boolean;
  /** Null unless an administrator sent it back to its owner. */
  sentBackReason: string | null;
  isPaused: boolean;
  /** The day a paused service returns by itself. */
  pausedUntil: string | null;
  ownerId: string | null;
  /** The owner must prove the email before the service is published. */
  isOwnerUnproven: boolean;
  /** Sorted. */
  managerIds: string[];
  bedsUpdatedAt: Date | null;
  verifiedAt: Date | null;
  deletedAt: Date | null;
  updatedAt: Date;
}

type Row = StoredRow & Omit<ServiceState, 'input' | 'managerIds'>;

/** Reads services by id, including deleted ones. `isLocked` prevents other writes until the transaction ends. */
export async function readStates(
  db: Kysely<Database>,
  ids: string[],
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<Map<string, ServiceState>> {
  const rows = await db
    .selectFrom('services')
    .select(inputColumns)
    .select(['machineMade', 'isApproved', 'sentBackReason', 'isPaused', 'pausedUntil', 'ownerId'])
    .select(['staleTexts', 'bedsUpdatedAt', 'verifiedAt', 'deletedAt', 'updatedAt'])
    .select(isUnproven('services.owner_id').as('isOwnerUnproven'))
    .where('id', 'in', ids)
    // Every writer locks in the same order, which prevents deadlocks.
    .orderBy('id')
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .execute();
  const managers = await db
    .selectFrom('serviceManagers')
    .selectAll()
    .where('serviceId', 'in', ids)
    .orderBy('userId')
    .execute();
  return new Map(
    (rows as unknown as Row[]).map((row) => {
      const { machineMade, isApproved, sentBackReason, isPaused, pausedUntil, ownerId, isOwnerUnproven, ...rest } = row;
      const { staleTexts, bedsUpdatedAt, verifiedAt, deletedAt, updatedAt, ...stored } = rest;
      const managerIds = managers.filter(({ serviceId }) => serviceId === row.id).map(({ userId }) => userId);
      const status = { machineMade, isApproved, sentBackReason, isPaused, pausedUntil, ownerId, isOwnerUnproven };
      const others = { staleTexts, bedsUpdatedAt, verifiedAt, deletedAt, updatedAt };
      return [row.id, { id: row.id, input: inputOf(stored), managerIds, ...status, ...others }];
    }),
  );
}

export function ownershipOf({ ownerId, managerIds }: Pick<ServiceState, 'ownerId' | 'managerIds'>): OwnedService {
  return { user: ownerId, managedUsers: managerIds.map((id) => ({ id })) };
}
