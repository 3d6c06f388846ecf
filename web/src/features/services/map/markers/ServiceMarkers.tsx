import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useMemo } from 'react';
import { useMapView } from '../base/useMapView.ts';
import { atSameSpot, clusterServices, type Pinned, type Spot } from './clusterServices.ts';
import { MapMarker } from './MapMarker.tsx';
import styles from './ServiceMarkers.module.css';
import { StatusMark } from './StatusMark.tsx';

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
          <SingleMarker key={spot.key} map={map} service={spot.services[0]!} onChoose={onChoose} />
        ) : (
          <ClusterMarker key={spot.key} map={map} spot={spot} onChoose={onChoose} />
        ),
      )}
      {chosen && <SingleMarker key={chosen.id} map={map} service={chosen} isChosen onChoose={onChoose} />}
    </>
  );
}

interface SingleProps {
  map: LeafletMap;
  service: Pinned;
  isChosen?: boolean;
  onChoose: (service: Pinned) => void;
}

function SingleMarker({ map, service, isChosen = false, onChoose }: SingleProps) {
  return (
    <MapMarker
      map={map}
      point={service.point}
      title={service.name}
      isAbove={isChosen}
      onChoose={() => onChoose(service)}
    >
      <StatusMark kind={service.openStatus.kind} isChosen={isChosen} />
    </MapMarker>
  );
}

interface ClusterProps {
  map: LeafletMap;
  spot: Spot;
  onChoose: (service: Pinned) => void;
}

/** A tap on a cluster zooms in. If that would not split it, it chooses the first service. */
function ClusterMarker({ map, spot: { point, services }, onChoose }: ClusterProps) {
  const look = () => {
    const bounds = latLngBounds(services.map(({ point: [longitude, latitude] }) => [latitude, longitude]));
    const zoom = Math.min(map.getBoundsZoom(bounds.pad(0.2)), map.getMaxZoom());
    const isOneSpot = atSameSpot(services, services[0]!).length === services.length;
    if (isOneSpot || zoom <= map.getZoom()) onChoose(services[0]!);
    else map.setView(bounds.getCenter(), zoom);
  };
  return (
    <MapMarker map={map} point={point} onChoose={look}>
      <span className={styles.cluster}>{services.length}</span>
    </MapMarker>
  );
}
