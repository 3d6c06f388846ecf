import { ApiError } from '@amparo/domain/http/apiError.ts';
import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { viewerOf } from '../../../http-client/viewerOf.ts';
import { paths } from '../../../paths.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { requireSignIn } from '../../../routing/requireSignIn.ts';
import { serviceIdOf } from '../serviceIdOf.ts';

const login = (back: string) => paths.login({ back });

/** Where that cannot be told, texts are typed. */
async function canTranslate(callApi: LoadInput['callApi']): Promise<boolean> {
  try {
    return (await callApi('GET /common/translator')).data.isConfigured;
  } catch {
    return false;
  }
}

/** Who adds a service, and whether they may have one more (spec §6). */
export const loadNewForm = requireSignIn(async ({ callApi, now }: LoadInput) => {
  const [{ data: user }, { data: counts }, isTranslated] = await Promise.all([
    callApi('GET /auth/profile'),
    callApi('POST /auth/report-notifications'),
    canTranslate(callApi),
  ]);
  const { totalServices } = user;
  const person = viewerOf(user);
  const isWell = serviceCan.addOneMore(person, { managed: counts.countManagedServices, totalServices });
  const mayAdd =
    isWell || serviceCan.addOneMore(person, { managed: await countOwned(callApi, person.id), totalServices });
  return { user, now, mayAdd, isTranslated, service: null };
}, login);

/** What one manages for others is not counted against one. */
async function countOwned(callApi: LoadInput['callApi'], userId: string): Promise<number> {
  const { data } = await callApi('GET /services', {
    query: { filter: 'user', user: userId, isShowAll: true, limit: 0 },
  });
  return data.filter(({ user }) => user === userId).length;
}

/** A service as its keepers see it: what is confidential, and who keeps it. */
export const loadEditForm = requireSignIn(async ({ callApi, params, now }: LoadInput) => {
  const [{ data: user }, { data: service }, isTranslated] = await Promise.all([
    callApi('GET /auth/profile'),
    callApi('GET /services/:id', { params: { id: serviceIdOf(params) }, query: { populate: 'managedUsers' } }),
    canTranslate(callApi),
  ]);
  if (!serviceCan.edit(viewerOf(user), service)) throw new ApiError('NOT_ALLOWED');
  return { user, now, mayAdd: true, isTranslated, service };
}, login);

export type FormData = NonNullable<Awaited<ReturnType<typeof loadNewForm | typeof loadEditForm>>>;
