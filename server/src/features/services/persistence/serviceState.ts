import { ApiError } from '@amparo/domain/http/apiError.ts';
import { type OwnedService, serviceCan } from '@amparo/domain/permissions/permissions.ts';
import type { Person } from '@amparo/domain/permissions/user.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import type { TranslatedField } from '@amparo/domain/services/translatedFields.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { inputColumns, inputOf, type StoredRow } from './storedInputs.ts';

/** All that is written of a service, as it stands. */
export interface ServiceState {
  id: string;
  input: ServiceInput;
  /** Of its Spanish texts, those that a machine wrote. */
  machineMade: TranslatedField[];
  isApproved: boolean;
  ownerId: string | null;
  /** In the order of their ids. */
  managerIds: string[];
  bedsUpdatedAt: Date | null;
  verifiedAt: Date | null;
  deletedAt: Date | null;
  updatedAt: Date;
}

type Row = StoredRow & Omit<ServiceState, 'input' | 'managerIds'>;

/** What stands of those services that are there, deleted ones too. `isLocked`: until the transaction ends, nobody else writes them. */
export async function readStates(
  db: Kysely<Database>,
  ids: string[],
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<Map<string, ServiceState>> {
  const rows = await db
    .selectFrom('services')
    .select([
      ...inputColumns,
      'machineMade',
      'isApproved',
      'ownerId',
      'bedsUpdatedAt',
      'verifiedAt',
      'deletedAt',
      'updatedAt',
    ])
    .where('id', 'in', ids)
    // In one order for all, so that two writers never wait for each other.
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
      const { machineMade, isApproved, ownerId, bedsUpdatedAt, verifiedAt, deletedAt, updatedAt, ...stored } = row;
      const managerIds = managers.filter(({ serviceId }) => serviceId === row.id).map(({ userId }) => userId);
      const standing = {
        machineMade,
        isApproved,
        ownerId,
        managerIds,
        bedsUpdatedAt,
        verifiedAt,
        deletedAt,
        updatedAt,
      };
      return [row.id, { id: row.id, input: inputOf(stored), ...standing }];
    }),
  );
}

export function ownershipOf({ ownerId, managerIds }: Pick<ServiceState, 'ownerId' | 'managerIds'>): OwnedService {
  return { user: ownerId, managedUsers: managerIds.map((id) => ({ id })) };
}

/** Whether there is such a service at all, as far as the asker may know. */
export function isVisible(state: ServiceState | undefined, asker: Person): state is ServiceState {
  if (!state || state.deletedAt) return false;
  return state.isApproved || serviceCan.seeAll(asker, ownershipOf(state));
}

/** The service to be edited, or an error for whoever may not, or may not even know that it is there. */
export function requireEditable(state: ServiceState | undefined, asker: Person): ServiceState {
  if (!isVisible(state, asker)) throw new ApiError('NOT_FOUND');
  if (!serviceCan.edit(asker, ownershipOf(state))) throw new ApiError('NOT_ALLOWED');
  return state;
}

/** What the change log tells of a service. */
export function loggedFields({
  input,
  isApproved,
  ownerId,
  managerIds,
}: Pick<ServiceState, 'input' | 'isApproved' | 'ownerId' | 'managerIds'>): Record<string, unknown> {
  return { ...input, isApproved, user: ownerId, managedUsers: managerIds };
}

/** Without what was left empty. */
export function filledFields(fields: Record<string, unknown>): Record<string, unknown> {
  const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== '' && value !== null);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));
}
