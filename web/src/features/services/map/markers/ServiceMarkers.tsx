import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMapView } from '../base/useLeafletMap.ts';
import { atSameSpot, clusterServices, type Pinned, type Spot } from './clusterServices.ts';
import { MapMarker } from './MapMarker.tsx';
import { ServiceMarker } from './ServiceMarker.tsx';

interface Props {
  map: LeafletMap;
  services: readonly Pinned[];
  chosen: Pinned | undefined;
  onChoose: (service: Pinned) => void;
  /** The services with highlighted markers. */
  pointed: readonly string[];
  onPoint: (ids: readonly string[]) => void;
}

/** A marker for each service or cluster. The chosen service has its own marker on top. */
export function ServiceMarkers({ map, services, chosen, onChoose, pointed, onPoint }: Props) {
  const { zoom } = useMapView(map);
  const spotsAt = useMemo(() => clusterServices(services.filter((service) => service !== chosen)), [services, chosen]);
  const spots = useMemo(() => spotsAt(zoom), [spotsAt, zoom]);
  return (
    <>
      {spots.map((spot) => {
        const [service] = spot.services;
        const isPointed = spot.services.some(({ id }) => pointed.includes(id));
        const point = (isUnder: boolean) => onPoint(isUnder ? spot.services.map(({ id }) => id) : []);
        return spot.services.length === 1 ? (
          <ServiceMarker
            key={spot.key}
            map={map}
            service={service!}
            look={isPointed ? 'pointed' : undefined}
            onChoose={() => onChoose(service!)}
            onPoint={point}
          />
        ) : (
          <ClusterMarker
            key={spot.key}
            map={map}
            spot={spot}
            isPointed={isPointed}
            onChoose={onChoose}
            onPoint={point}
          />
        );
      })}
      {chosen && (
        <ServiceMarker key={chosen.id} map={map} service={chosen} look="chosen" onChoose={() => onChoose(chosen)} />
      )}
    </>
  );
}

interface ClusterProps {
  map: LeafletMap;
  spot: Spot;
  isPointed: boolean;
  onChoose: (service: Pinned) => void;
  onPoint: (isPointed: boolean) => void;
}

/** A tap on a cluster zooms in. If that would not split it, it chooses the first service. */
function ClusterMarker({ map, spot: { point, services }, isPointed, onChoose, onPoint }: ClusterProps) {
  const t = useTranslations('map');
  const choose = () => {
    const bounds = latLngBounds(services.map(({ point: [longitude, latitude] }) => [latitude, longitude]));
    const zoom = Math.min(map.getBoundsZoom(bounds.pad(0.2)), map.getMaxZoom());
    const isOneSpot = atSameSpot(services, services[0]!).length === services.length;
    if (isOneSpot || zoom <= map.getZoom()) onChoose(services[0]!);
    else map.setView(bounds.getCenter(), zoom);
  };
  const count = services.length;
  const open = services.filter(({ openStatus }) => openStatus.kind === 'open').length;
  const isForAnotherTime = services.some(({ openStatus }) => openStatus.dayHours);
  const label = t(isForAnotherTime ? 'clusterThen' : 'cluster', { count, open });
  return (
    <MapMarker map={map} point={point} label={label} level={isPointed ? 1 : 0} onChoose={choose} onPoint={onPoint}>
      <span className={isPointed ? 'map-cluster map-pointed' : 'map-cluster'}>{count}</span>
    </MapMarker>
  );
}
