import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useMemo } from 'react';
import { useMapView } from '../base/useLeafletMap.ts';
import { atSameSpot, clusterServices, type Pinned, type Spot } from './clusterServices.ts';
import { MapMarker } from './MapMarker.tsx';
import { ServiceMarker } from './ServiceMarker.tsx';
import styles from './ServiceMarkers.module.css';

interface Props {
  map: LeafletMap;
  services: readonly Pinned[];
  chosen: Pinned | undefined;
  onChoose: (service: Pinned) => void;
}

/** A marker for each service or cluster. The chosen service has its own marker on top. */
export function ServiceMarkers({ map, services, chosen, onChoose }: Props) {
  const { zoom } = useMapView(map);
  const spotsAt = useMemo(() => clusterServices(services.filter((service) => service !== chosen)), [services, chosen]);
  const spots = useMemo(() => spotsAt(zoom), [spotsAt, zoom]);
  return (
    <>
      {spots.map((spot) =>
        spot.services.length === 1 ? (
          <ServiceMarker
            key={spot.key}
            map={map}
            service={spot.services[0]!}
            onChoose={() => onChoose(spot.services[0]!)}
          />
        ) : (
          <ClusterMarker key={spot.key} map={map} spot={spot} onChoose={onChoose} />
        ),
      )}
      {chosen && (
        <ServiceMarker key={chosen.id} map={map} service={chosen} isChosen onChoose={() => onChoose(chosen)} />
      )}
    </>
  );
}

interface ClusterProps {
  map: LeafletMap;
  spot: Spot;
  onChoose: (service: Pinned) => void;
}

/** A tap on a cluster zooms in. If that would not split it, it chooses the first service. */
function ClusterMarker({ map, spot: { point, services }, onChoose }: ClusterProps) {
  const open = () => {
    const bounds = latLngBounds(services.map(({ point: [longitude, latitude] }) => [latitude, longitude]));
    const zoom = Math.min(map.getBoundsZoom(bounds.pad(0.2)), map.getMaxZoom());
    const isOneSpot = atSameSpot(services, services[0]!).length === services.length;
    if (isOneSpot || zoom <= map.getZoom()) onChoose(services[0]!);
    else map.setView(bounds.getCenter(), zoom);
  };
  return (
    <MapMarker map={map} point={point} onChoose={open}>
      <span className={styles.cluster}>{services.length}</span>
    </MapMarker>
  );
}
