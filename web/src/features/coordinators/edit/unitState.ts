import type { Unit } from '@amparo/domain/coordinators/unit.ts';
import type { CoordinatorInput } from '@amparo/domain/coordinators/unitInput.ts';
import { callApi } from '../../../http-client/callApi.ts';
import type { EntryState } from '../../../ui/directory-forms/entryState.ts';

export interface UnitValues {
  region: string;
  name: string;
  coordinators: CoordinatorInput[];
}

export const emptyCoordinator: CoordinatorInput = {
  ...{ displayName: '', title: '', email: '', officePhone: '', fax: '', mobile: '', extension: '' },
};

/** Null: a new one, with room for its first coordinator. */
export function readUnit(unit: Unit | null): EntryState<UnitValues> {
  if (!unit) return { values: { region: '', name: '', coordinators: [emptyCoordinator] }, updatedAt: null };
  const { region, name, coordinators, updatedAt } = unit;
  return { values: { region: typeof region === 'string' ? region : region.id, name, coordinators }, updatedAt };
}

export async function saveUnit(id: string | null, { values, updatedAt }: EntryState<UnitValues>, key: string) {
  if (id === null) return callApi('POST /units', { body: values, key });
  return callApi('PUT /units/:id', { params: { id }, body: { ...values, ...(updatedAt ? { updatedAt } : {}) } });
}
