import type { CallApi } from '@amparo/domain/callApi.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { paths } from '../../../paths.ts';
import type { ActInput, Outcome } from '../../../routing/act.ts';
import { searchTextParam, skipParam } from '../../../routing/paging.ts';

/** Saves the free beds of a shelter and returns the time of the change. */
export async function saveBeds(callApi: CallApi, id: string, total: number, isLast = false): Promise<string> {
  const body = { services: [{ id, total }] };
  const { data } = await callApi('POST /services/update-available-beds', { body, isLast });
  const [refused] = data.refused;
  if (refused) throw new ApiError(refused.key);
  return data.bedsUpdatedAt;
}

/** Handles the form of one row without scripts. */
export async function sendBeds({ callApi, url: { searchParams }, form }: ActInput): Promise<Outcome> {
  await saveBeds(callApi, form.id ?? '', readCount(form.total ?? ''));
  const [q, skip] = [searchTextParam(searchParams), skipParam(searchParams)];
  return { to: paths.availableBeds({ q, skip, saved: 'yes' }) };
}

/** Reads the input as a number of beds. Any other text counts as none (spec §5). */
export function readCount(typed: string): number {
  const count = Math.floor(Number(typed.trim().replace(',', '.')));
  return Number.isFinite(count) && count > 0 ? count : 0;
}
