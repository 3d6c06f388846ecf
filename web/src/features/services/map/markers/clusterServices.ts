import Supercluster from 'supercluster';
import type { ServiceCardData } from '../../serviceCard.ts';

/** A service on the map. Services without a point are left out. */
export type Pinned = ServiceCardData & { point: NonNullable<ServiceCardData['point']> };

/** A marker of one service, or of several that are too close to separate. */
export interface Spot {
  /** Stays the same at every zoom while the cluster contains the same services. */
  key: string;
  point: readonly [longitude: number, latitude: number];
  /** In the order of the list. */
  services: Pinned[];
}

/** Markers that are closer than this would overlap, because they are large enough for a thumb. */
const radiusPx = 46;
/** Above the highest zoom of any map: services at one address stay in one cluster. */
const maxZoom = 20;

export function pinned(cards: readonly ServiceCardData[]): Pinned[] {
  return cards.filter((card): card is Pinned => card.point !== null);
}

/** Returns a function that groups the services into the markers of a zoom. */
export function clusterServices(services: readonly Pinned[]): (zoom: number) => Spot[] {
  const index = new Supercluster<{ service: Pinned }>({ radius: radiusPx, maxZoom, extent: 256, nodeSize: 16 });
  index.load(
    services.map((service) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [...service.point] },
      properties: { service },
    })),
  );
  const ranks = new Map(services.map((service, rank) => [service, rank]));
  return (zoom) =>
    index.getClusters([-180, -85, 180, 85], Math.round(zoom)).map((cluster) => {
      const spot = spotOf(index, cluster);
      spot.services.sort((a, b) => ranks.get(a)! - ranks.get(b)!);
      return spot;
    });
}

type Index = Supercluster<{ service: Pinned }>;
type Cluster = ReturnType<Index['getClusters']>[number];

function spotOf(index: Index, { geometry, properties }: Cluster): Spot {
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const services =
    'cluster_id' in properties
      ? index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.service)
      : [properties.service];
  const key = services.map(({ id }) => id).join();
  return { key, point: [longitude, latitude], services };
}

/** About fifty meters. No map separates closer services. */
const sameSpotDegrees = 0.0005;

/** Returns the services that overlap with this one, including it, in list order. */
export function atSameSpot(services: readonly Pinned[], { point: [longitude, latitude] }: Pinned): Pinned[] {
  return services.filter(
    ({ point }) => Math.abs(point[0] - longitude) < sameSpotDegrees && Math.abs(point[1] - latitude) < sameSpotDegrees,
  );
}
