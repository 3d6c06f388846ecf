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

/** The shelters whose beds one may tell, by name (rules.md §3); service providers may not open the page at all. */
export const loadBeds = signedIn(
  async ({ callApi, isOnDevice, now, url }: LoadInput) => {
    const person = await findPerson(callApi, isOnDevice);
    if (!serviceCan.openBeds(person)) return { isAllowed: false, shelters: [], now, isSaved: false };
    const { data } = await callApi('GET /services/beds');
    const shelters = data.filter((shelter) => serviceCan.updateBeds(person, shelter));
    return { isAllowed: true, shelters: shelters.map(shelterBeds), now, isSaved: url.searchParams.has('saved') };
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
