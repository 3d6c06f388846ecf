import { serviceTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import type { Town } from '@amparo/domain/services/towns/town.ts';
import { townSlug, typeOfSlug } from '@amparo/domain/services/towns/townSlug.ts';
import { data } from 'react-router';
import { coordinateOf } from '../../../browser/storage/place.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { serviceCard } from '../serviceCard.ts';

/** Loads the services of one kind in one town: `/food/sweetwater`. Responds with 404 if there are none. */
export async function loadTown({ callApi, params, language, place, now }: LoadInput) {
  const type = typeOfSlug(params.kind ?? '');
  if (!type) throw data(null, { status: 404 });
  const { data: towns } = await callApi('GET /services/towns');
  const named = towns.filter(({ city, counts }) => townSlug(city) === params.town && counts[type]);
  const [town] = named;
  if (!town) throw data(null, { status: 404 });
  const { data: services } = await callApi('GET /services', {
    query: {
      filter: ['type', 'city', 'isApproved'],
      type,
      city: named.map(({ city }) => city),
      isApproved: true,
      sort: 'openFirst',
      currentCoordinate: place ? coordinateOf(place) : undefined,
      limit: 0,
    },
  });
  const slugOf = ({ city }: Town) => ({ city, slug: townSlug(city) });
  return {
    type,
    town: slugOf(town),
    cards: services.map((service) => serviceCard(service, language, now)),
    otherTypes: serviceTypes.filter((other) => other !== type && town.counts[other]),
    otherTowns: towns.filter((other) => other.counts[type] && townSlug(other.city) !== params.town).map(slugOf),
    now,
  };
}
export type TownData = Awaited<ReturnType<typeof loadTown>>;
