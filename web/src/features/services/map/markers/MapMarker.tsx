import { divIcon, type Map as LeafletMap, marker } from 'leaflet';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import type { Place } from '../../../../browser/storage/place.ts';
import styles from './MapMarker.module.css';

interface Props {
  map: LeafletMap;
  point: readonly [longitude: number, latitude: number];
  title?: string;
  isAbove?: boolean;
  onChoose?: (() => void) | undefined;
  children: ReactNode;
}

const abovePx = 10_000;

/** Renders React content in a Leaflet marker. `title` is its tooltip. It takes no focus: keyboard users have the list. */
export function MapMarker({ map, point: [longitude, latitude], title, isAbove = false, onChoose, children }: Props) {
  const [element] = useState(() => document.createElement('div'));
  const choose = useEffectEvent(() => onChoose?.());
  const isInteractive = onChoose !== undefined;
  useEffect(() => {
    const icon = divIcon({ html: element, className: styles.marker, iconSize: [44, 44] });
    const made = marker([latitude, longitude], {
      icon,
      title,
      interactive: isInteractive,
      keyboard: false,
      zIndexOffset: isAbove ? abovePx : 0,
    });
    made.on('click', () => choose());
    made.addTo(map);
    return () => {
      made.remove();
    };
  }, [map, element, longitude, latitude, title, isAbove, isInteractive]);
  return createPortal(children, element);
}

/** The person's position or chosen place. */
export function OwnPlaceMarker({ map, place }: { map: LeafletMap; place: Place }) {
  const t = useTranslations('shell');
  return (
    <MapMarker map={map} point={[place.longitude, place.latitude]}>
      <span className={styles.ownPlace}>
        <span className={styles.label}>{place.label || t('nearYou')}</span>
      </span>
    </MapMarker>
  );
}
