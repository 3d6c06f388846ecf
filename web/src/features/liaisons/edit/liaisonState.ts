import type { Liaison } from '@amparo/domain/liaisons/liaison.ts';
import type { LiaisonInput } from '@amparo/domain/liaisons/liaisonInput.ts';
import { callApi } from '../../../http-client/callApi.ts';
import type { EntryState } from '../../../ui/directory-forms/entryState.ts';

export type LiaisonValues = { [Name in keyof LiaisonInput]-?: NonNullable<LiaisonInput[Name]> };

export const liaisonFields = [
  ...(['county', 'schoolDistrict', 'displayName', 'title', 'phone', 'extension', 'email'] as const),
];

/** Null: a new one, of no county yet (rules.md §4). */
export function readLiaison(liaison: Liaison | null): EntryState<LiaisonValues> {
  const values = Object.fromEntries(liaisonFields.map((name) => [name, liaison?.[name] ?? ''])) as LiaisonValues;
  return { values, updatedAt: liaison?.updatedAt ?? null };
}

export async function saveLiaison(id: string | null, { values, updatedAt }: EntryState<LiaisonValues>, key: string) {
  if (id === null) return callApi('POST /liaisons', { body: values, key });
  return callApi('PUT /liaisons/:id', { params: { id }, body: { ...values, ...(updatedAt ? { updatedAt } : {}) } });
}
