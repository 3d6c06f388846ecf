import type { Region } from '@amparo/domain/regions/region.ts';
import { callApi } from '../../../http-client/callApi.ts';
import type { EntryState } from '../../../ui/directory-forms/entryState.ts';

export interface RegionValues {
  name: string;
  website: string;
  counties: string[];
}

/** Null: a new one. What kind of region it is nobody is asked: it stays as it was. */
export function readRegion(region: Region | null): EntryState<RegionValues> {
  const { name = '', website = '', counties = [] } = region ?? {};
  return { values: { name, website, counties }, updatedAt: region?.updatedAt ?? null };
}

export async function saveRegion(id: string | null, { values, updatedAt }: EntryState<RegionValues>, key: string) {
  if (id === null) return callApi('POST /regions', { body: values, key });
  return callApi('PUT /regions/:id', { params: { id }, body: { ...values, ...(updatedAt ? { updatedAt } : {}) } });
}
