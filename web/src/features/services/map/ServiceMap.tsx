import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { useTranslations } from 'use-intl/react';
import type { Place } from '../../../browser/storage/place.ts';
import { Ground } from './base/Ground.tsx';
import { MapButtons } from './base/MapButtons.tsx';
import { useLeafletMap } from './base/useLeafletMap.ts';
import type { Pinned } from './markers/clusterServices.ts';
import { MapMarker } from './markers/MapMarker.tsx';
import { OwnPlaceMarker } from './markers/OwnPlaceMarker.tsx';
import { StatusMark } from './markers/StatusMark.tsx';
import styles from './ServicesMap.module.css';

interface Props {
  service: Pick<Pinned, 'name' | 'openStatus' | 'point'>;
  place: Place | null;
  ground: MapGround;
}

/** Spec §9: shows the nearby streets. Without tiles, shows the position in the county instead. */
const zoom = { withTiles: 13, withoutTiles: 10 };
const closestZoom = { withTiles: 18, withoutTiles: 13 };

/** A map of one service. */
export default function ServiceMap({ service, place, ground }: Props) {
  const t = useTranslations('map');
  const [longitude, latitude] = service.point;
  const kind = ground.tiles ? 'withTiles' : 'withoutTiles';
  const { map, hold } = useLeafletMap({
    open: (opened) => opened.setView([latitude, longitude], zoom[kind]),
    maxZoom: closestZoom[kind],
    isStill: true,
  });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div ref={hold} className={styles.canvas} role="group" aria-label={t('detailLabel', { name: service.name })} />
      {map && (
        <>
          <Ground map={map} ground={ground} />
          {place && <OwnPlaceMarker map={map} place={place} />}
          <MapMarker map={map} point={service.point} title={service.name} isAbove>
            <StatusMark kind={service.openStatus.kind} isChosen />
          </MapMarker>
          <MapButtons map={map} place={null} />
        </>
      )}
    </>
  );
}
