import { coordinateOf } from '../../../browser/storage/place.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { shownNotice } from '../../../ui/regional-notices/shownNotice.ts';
import { findService } from './findService.ts';
import { serviceDetail } from './serviceDetail.ts';

/** Loads a service, its distance, and the news of its county. */
export async function loadService(input: LoadInput) {
  const { callApi, language, place, now } = input;
  const data = await findService(input, { currentCoordinate: place ? coordinateOf(place) : undefined });
  const { data: notices } = await callApi('GET /regional-notices', { query: { county: data.county } });
  // Only people who may edit the service see its owner.
  return {
    service: serviceDetail(data, language, now),
    notices: notices.map((notice) => shownNotice(notice, language)),
    mayEdit: data.user !== undefined,
    place,
    now,
  };
}
export type ServicePageData = Awaited<ReturnType<typeof loadService>>;
