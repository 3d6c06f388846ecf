import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import type { BedGroup } from '@amparo/domain/services/bedGroups.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { findUser, viewerOf } from '../../../http-client/viewerOf.ts';
import { rarePaths } from '../../../rarePaths.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { pageSize, searchTextParam, skipParam, toPage } from '../../../routing/paging.ts';
import { requireSignIn } from '../../../routing/requireSignIn.ts';

/** A shelter that the viewer may update. */
export interface ShelterBeds {
  id: string;
  name: string;
  city: string;
  /** Whether the next count publishes it, because it waits for approval. */
  isWaiting: boolean;
  free: number;
  total: number;
  updatedAt: string | null;
  /** Empty unless the shelter counts by group. */
  groups: BedGroup[];
}

/** Loads the viewer's shelters by name (rules.md §3). Service providers may not open the page. */
export const loadBeds = requireSignIn(async ({ callApi, isOnDevice, now, url: { searchParams } }: LoadInput) => {
  const isAllowed = serviceCan.openBeds(viewerOf(await findUser(callApi, isOnDevice)));
  const q = searchTextParam(searchParams);
  const skip = skipParam(searchParams);
  const query = { isManaged: true, q: q || undefined, limit: pageSize, skip };
  const { data, total } = isAllowed ? await callApi('GET /services/beds', { query }) : { data: [], total: 0 };
  return {
    isAllowed,
    q,
    isSaved: searchParams.has('saved'),
    ...toPage(data.map(shelterBeds), skip, (at) => rarePaths.availableBeds({ q, skip: at })),
    total,
    now,
  };
});
export type BedsData = NonNullable<Awaited<ReturnType<typeof loadBeds>>>;

function shelterBeds({
  id,
  name,
  city,
  isApproved,
  pause,
  availableBeds,
  totalBeds,
  bedsUpdatedAt,
  bedGroups,
}: Service): ShelterBeds {
  return {
    id,
    name,
    city,
    isWaiting: !isApproved && !pause,
    free: availableBeds,
    total: totalBeds,
    updatedAt: bedsUpdatedAt,
    groups: bedGroups,
  };
}
