import { coordinateOf } from '../../../browser/storage/place.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { type Alert, alertOf } from './alertOf.ts';

/** Rules.md §4. */
const mostAlerts = 20;

type Asked = Pick<LoadInput, 'callApi' | 'language' | 'place'>;

/** Loads current alerts. With a known place, only those within 50 miles. */
export async function loadAlerts({ callApi, language, place }: Asked): Promise<Alert[]> {
  const currentCoordinate = place ? coordinateOf(place) : undefined;
  const query = { isCriticalHeader: true, limit: mostAlerts, currentCoordinate };
  const { data } = await callApi('GET /services', { query });
  return data.map((service) => alertOf(service, language));
}
