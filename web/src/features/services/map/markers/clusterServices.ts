import Supercluster from 'supercluster';
import type { ServiceCardData } from '../../serviceCard.ts';

/** A service on the map; one without a point has no place there. */
export type Pinned = ServiceCardData & { point: NonNullable<ServiceCardData['point']> };

/** One mark on the map: a service, or several that lie too close to each other to be told apart. */
export interface Spot {
  /** The same from one zoom to the next as long as it holds the same services. */
  key: string;
  point: readonly [longitude: number, latitude: number];
  services: Pinned[];
}

/** Marks are large enough for a thumb, so closer than this they would cover each other. */
const radiusPx = 46;
/** Farther in than any map goes: services at one address stay one mark. */
const maxZoom = 20;

export function pinned(cards: readonly ServiceCardData[]): Pinned[] {
  return cards.filter((card): card is Pinned => card.point !== null);
}

/** The marks for some services at any zoom. */
export function clusterServices(services: readonly Pinned[]): (zoom: number) => Spot[] {
  const index = new Supercluster<{ service: Pinned }>({ radius: radiusPx, maxZoom, extent: 256, nodeSize: 16 });
  index.load(
    services.map((service) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [...service.point] },
      properties: { service },
    })),
  );
  return (zoom) => index.getClusters([-180, -85, 180, 85], Math.round(zoom)).map((mark) => spotOf(index, mark));
}

type Index = Supercluster<{ service: Pinned }>;
type Mark = ReturnType<Index['getClusters']>[number];

function spotOf(index: Index, { geometry, properties }: Mark): Spot {
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const services =
    'cluster_id' in properties
      ? index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.service)
      : [properties.service];
  const key = services.map(({ id }) => id).join();
  return { key, point: [longitude, latitude], services };
}

/** About fifty metres: no map goes close enough to part what lies nearer to each other. */
const sameSpotDegrees = 0.0005;

/** The neighbours of a service that it cannot be told apart from, itself among them, in the order of the list. */
export function atSameSpot(services: readonly Pinned[], { point: [longitude, latitude] }: Pinned): Pinned[] {
  return services.filter(
    ({ point }) => Math.abs(point[0] - longitude) < sameSpotDegrees && Math.abs(point[1] - latitude) < sameSpotDegrees,
  );
}
