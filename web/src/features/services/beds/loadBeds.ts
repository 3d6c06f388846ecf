import type { Service } from '@amparo/domain/services/service.ts';
import { serviceCan } from '@amparo/domain/users/permissions.ts';
import { askedSkip, askedWords, pageSize } from '../../../api/askedPart.ts';
import { findUser } from '../../../api/findUser.ts';
import type { LoadInput } from '../../../api/load.ts';
import { personOf } from '../../../api/personOf.ts';
import { signedIn } from '../../../api/signedIn.ts';
import { paths } from '../../../app/paths.ts';

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
  async ({ callApi, isOnDevice, now, url: { searchParams } }: LoadInput) => {
    const isAllowed = serviceCan.openBeds(personOf(await findUser(callApi, isOnDevice)));
    const q = askedWords(searchParams);
    const skip = askedSkip(searchParams);
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
