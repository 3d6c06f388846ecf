import type { CallApi } from '@amparo/domain/http/callApi.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { serviceCan } from '@amparo/domain/users/permissions.ts';
import type { Person } from '@amparo/domain/users/user.ts';
import type { LoadInput } from '../../../api/load.ts';
import { signedIn } from '../../../api/signedIn.ts';
import { paths } from '../../../app/paths.ts';
import { account } from '../../../device/account.ts';

/** A shelter whose free beds one may tell. */
export interface ShelterBeds {
  id: string;
  name: string;
  city: string;
  isApproved: boolean;
  free: number;
  total: number;
  updatedAt: string | null;
}

/** As other lists that one works through (spec §9). */
const pageSize = 25;
const longestSearch = 200;

/** The shelters whose beds one may tell, by name (rules.md §3); service providers may not open the page at all. */
export const loadBeds = signedIn(
  async ({ callApi, isOnDevice, now, url: { searchParams } }: LoadInput) => {
    const isAllowed = serviceCan.openBeds(await findPerson(callApi, isOnDevice));
    const q = (searchParams.get('q') ?? '').trim().slice(0, longestSearch);
    const skip = Math.min(Math.max(0, Math.trunc(Number(searchParams.get('skip'))) || 0), 1_000_000);
    const query = { isManaged: true, q: q || undefined, limit: pageSize, skip };
    const { data, total } = isAllowed ? await callApi('GET /services/beds', { query }) : { data: [], total: 0 };
    return {
      isAllowed,
      q,
      isSaved: searchParams.has('saved'),
      list: paths.availableBeds({ q }),
      earlier: skip > 0 ? paths.availableBeds({ q, skip: Math.max(0, skip - pageSize) }) : null,
      skip,
      items: data.map(shelterBeds),
      isLast: data.length < pageSize,
      total,
      now,
    };
  },
  (back) => paths.login({ back }),
);
export type BedsData = NonNullable<Awaited<ReturnType<typeof loadBeds>>>;

function shelterBeds({ id, name, city, isApproved, availableBeds, totalBeds, bedsUpdatedAt }: Service): ShelterBeds {
  return { id, name, city, isApproved, free: availableBeds, total: totalBeds, updatedAt: bedsUpdatedAt };
}

/** The device was told as one signed in, and as the app started. */
async function findPerson(callApi: CallApi, isOnDevice: boolean): Promise<Person> {
  const user = (isOnDevice && account.read()?.user) || (await callApi('GET /auth/profile')).data;
  return { id: user.id, role: user.roles[0] ?? 'USER' };
}
