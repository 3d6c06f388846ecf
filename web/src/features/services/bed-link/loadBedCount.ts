import type { CallApi } from '@amparo/domain/callApi.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { bedGroupNames } from '@amparo/domain/services/bedGroups.ts';
import type { LinkedShelter } from '@amparo/domain/services/editing/bedLinkRoutes.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import type { ActInput, Outcome } from '../../../routing/act.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { serviceIdOf } from '../serviceIdOf.ts';

/** Loads the shelter of a link. `shelter` is null if the link is no longer valid. */
export async function loadBedCount({ callApi, params, url, now, language }: LoadInput) {
  const shelter = await openLink(callApi, serviceIdOf(params), url.searchParams.get('token') ?? '');
  return { shelter, isSaved: url.searchParams.has('saved'), now, language };
}

async function openLink(callApi: CallApi, id: string, token: string): Promise<LinkedShelter | null> {
  try {
    return (await callApi('POST /services/:id/bed-link/open', { params: { id }, body: { token } })).data;
  } catch (error) {
    const isInvalid = ['CONFIRM_LINK_INVALID', 'VALIDATION'].includes(errorKeyOf(error)?.key ?? '');
    if (isInvalid) return null;
    throw error;
  }
}

/** Sends the form of the page. `ifUnmodifiedSince` is empty if the beds were never counted. */
export async function sendBedCount({ callApi, url, form }: ActInput): Promise<Outcome> {
  const { ifUnmodifiedSince } = form;
  const body = {
    token: url.searchParams.get('token') ?? '',
    ...readCounts(form),
    ...(ifUnmodifiedSince && { ifUnmodifiedSince }),
  };
  const id = serviceIdOf({ id: url.pathname.split('/')[2] });
  await callApi('POST /services/:id/bed-link/count', { params: { id }, body });
  const search = new URLSearchParams(url.search);
  search.set('saved', 'yes');
  return { to: `${url.pathname}?${search}` };
}

/** Reads the fields as whole numbers. A mistyped number must not become a full shelter. */
function readCounts(form: Record<string, string>) {
  const named = bedGroupNames.filter((group) => form[group] !== undefined);
  const fields = named.length > 0 ? named : (['total'] as const);
  const typed = fields.map((field) => [field, form[field]?.trim() ?? ''] as const);
  const wrong = typed.filter(([, text]) => !/^\d{1,6}$/.test(text));
  if (wrong.length > 0)
    throw new ApiError('VALIDATION', Object.fromEntries(wrong.map(([field]) => [field, 'WRONG_TYPE'])));
  const counts = typed.map(([field, text]) => [field, Number(text)] as const);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  return named.length > 0 ? { total, groups: Object.fromEntries(counts) } : { total };
}
