import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { useTranslations } from 'use-intl/react';
import type { Place } from '../../../browser/storage/place.ts';
import { Ground } from './base/Ground.tsx';
import { MapButtons } from './base/MapButtons.tsx';
import { usePointMap } from './base/useLeafletMap.ts';
import type { Pinned } from './markers/clusterServices.ts';
import { OwnPlaceMarker } from './markers/MapMarker.tsx';
import { ServiceMarker } from './markers/ServiceMarker.tsx';

interface Props {
  service: Pick<Pinned, 'name' | 'openStatus' | 'point' | 'precision' | 'city' | 'zip'>;
  place: Place | null;
  ground: MapGround;
}

/** A map of one service. */
export default function ServiceMap({ service, place, ground }: Props) {
  const t = useTranslations('map');
  const { map, hold } = usePointMap(service.point, ground);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div ref={hold} className="map-canvas" role="group" aria-label={t('detailLabel', { name: service.name })} />
      {map && (
        <>
          <Ground map={map} ground={ground} />
          {place && <OwnPlaceMarker map={map} place={place} />}
          <ServiceMarker map={map} service={service} look="chosen" />
          <MapButtons map={map} place={null} />
        </>
      )}
    </>
  );
}
