import { errorKeyOf } from '../../../../http-client/errorKeyOf.ts';
import { findUser } from '../../../../http-client/viewerOf.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import type { LoadInput } from '../../../../routing/load.ts';
import { pageSize, searchTextParam, skipParam, toPage } from '../../../../routing/paging.ts';
import { requireSignIn } from '../../../../routing/requireSignIn.ts';
import { queryOf, readManagedFilter } from '../filters/managedFilter.ts';
import { toManagedCard } from './toManagedCard.ts';

/** Loads the services that the viewer may edit, newest first. Administrators see all (spec §2). */
export const loadManaged = requireSignIn(async ({ callApi, url: { searchParams }, isOnDevice, now }: LoadInput) => {
  const user = await findUser(callApi, isOnDevice);
  const q = searchTextParam(searchParams);
  const skip = skipParam(searchParams);
  const filter = readManagedFilter(searchParams);
  const isStale = filter.problem === 'UNCONFIRMED';
  const months = isStale ? (await callApi('GET /overview')).data.confirmationMonths : 0;
  const query = { isManaged: true, q: q || undefined, limit: pageSize, skip, ...queryOf(filter, months) };
  const [{ data, total }, counts, person] = await Promise.all([
    callApi('GET /services', { query }),
    callApi('POST /auth/report-notifications'),
    user.isAdmin && filter.user ? nameOfAccount(callApi, filter.user) : null,
  ]);
  return {
    isAdmin: user.isAdmin,
    mustProveEmail: counts.data.mustProveEmail,
    /** How many services the viewer owns, and may own. Administrators have no limit (spec §6). */
    limit: user.isAdmin ? null : { used: counts.data.countOwnServices, total: user.totalServices },
    q,
    filter,
    /** The name of the account that the filter is about. */
    person,
    isDeleted: searchParams.get('done') === 'delete',
    ...toPage(
      data.map((service) => toManagedCard(service, user, now)),
      skip,
      (at) => rarePaths.manageServices({ q, filter, skip: at }),
    ),
    total,
    now,
  };
});

/** Null if the account no longer exists: its list is empty, but not missing. */
async function nameOfAccount(callApi: LoadInput['callApi'], id: string): Promise<string | null> {
  try {
    const { data } = await callApi('GET /users/:id', { params: { id } });
    return data.displayName || data.email;
  } catch (error) {
    if (errorKeyOf(error)?.key === 'NOT_FOUND') return null;
    throw error;
  }
}

export type ManagedData = NonNullable<Awaited<ReturnType<typeof loadManaged>>>;
