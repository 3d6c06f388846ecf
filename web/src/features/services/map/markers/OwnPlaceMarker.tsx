import type { Map as LeafletMap } from 'leaflet';
import { useTranslations } from 'use-intl/react';
import type { Place } from '../../../../browser/storage/place.ts';
import { MapMarker } from './MapMarker.tsx';
import styles from './OwnPlaceMarker.module.css';

/** The person's position or chosen place. */
export function OwnPlaceMarker({ map, place }: { map: LeafletMap; place: Place }) {
  const t = useTranslations('places');
  return (
    <MapMarker map={map} point={[place.longitude, place.latitude]}>
      <span className={styles.place}>
        <span className={styles.words}>{place.label || t('nearYou')}</span>
      </span>
    </MapMarker>
  );
}
