import { ApiError } from '@amparo/domain/http/apiError.ts';
import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { viewerOf } from '../../../http-client/viewerOf.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { requireSignIn } from '../../../routing/requireSignIn.ts';
import { findService } from '../detail/findService.ts';

/** The messages of the form, and of the preview in it. */
export const formMessages = [
  'editForm',
  'lifecycle',
  'serviceDetail',
  'serviceForm',
  'serviceLimit',
  'verifyEmail',
] as const;

/** Without an answer, the form offers no translation. */
async function canTranslate(callApi: LoadInput['callApi']): Promise<boolean> {
  try {
    return (await callApi('GET /common/translator')).data.isConfigured;
  } catch {
    return false;
  }
}

/** Loads the viewer, and whether they may add one more service (spec §6). */
export const loadNewForm = requireSignIn(async ({ callApi, now }: LoadInput) => {
  const [{ data: user }, { data: counts }, isTranslated] = await Promise.all([
    callApi('GET /auth/profile'),
    callApi('POST /auth/report-notifications'),
    canTranslate(callApi),
  ]);
  // Services that the user manages for others do not count.
  const mayAdd = serviceCan.addOneMore(viewerOf(user), {
    owned: counts.countOwnServices,
    totalServices: user.totalServices,
  });
  return { user, now, mayAdd, isTranslated, service: null, mustProveEmail: counts.mustProveEmail };
});

/** Loads a service as its owners and managers see it, with confidential fields. */
export const loadEditForm = requireSignIn(async (input: LoadInput) => {
  const { callApi, now } = input;
  const [{ data: user }, service, isTranslated] = await Promise.all([
    callApi('GET /auth/profile'),
    findService(input, { populate: 'managedUsers' }),
    canTranslate(callApi),
  ]);
  if (!serviceCan.edit(viewerOf(user), service)) throw new ApiError('NOT_ALLOWED');
  return { user, now, mayAdd: true, isTranslated, service, mustProveEmail: false };
});

export type ServiceFormData = NonNullable<Awaited<ReturnType<typeof loadNewForm | typeof loadEditForm>>>;
