import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import type { Place } from '../../../../browser/storage/place.ts';

interface Props {
  map: LeafletMap;
  point: readonly [longitude: number, latitude: number];
  title?: string;
  /** The name for screen readers. */
  label?: string;
  /** Above or below the other markers. */
  level?: 1 | 0 | -1;
  onChoose?: (() => void) | undefined;
  onPoint?: ((isPointed: boolean) => void) | undefined;
  children: ReactNode;
}

const levelPx = 10_000;

/**
 * Renders React content in a Leaflet marker. `title` is its tooltip. Screen readers can read and press it, but Tab skips
 * it: keyboard users have the list.
 */
export function MapMarker({ map, point, title, label, level = 0, onChoose, onPoint, children }: Props) {
  const [longitude, latitude] = point;
  const [element] = useState(() => document.createElement('div'));
  const shown = useRef<Marker | null>(null);
  const choose = useEffectEvent(() => onChoose?.());
  const isInteractive = onChoose !== undefined;
  useEffect(() => {
    const icon = divIcon({ html: element, className: 'map-marker', iconSize: [44, 44] });
    const made = marker([latitude, longitude], { icon, title, interactive: isInteractive, keyboard: false });
    made.on('click', () => choose());
    made.addTo(map);
    shown.current = made;
    return () => {
      made.remove();
    };
  }, [map, element, longitude, latitude, title, isInteractive]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new marker also needs its level
  useEffect(() => {
    shown.current?.setZIndexOffset(level * levelPx);
  }, [level, map, longitude, latitude, title, isInteractive]);
  const content = isInteractive ? (
    <button
      type="button"
      tabIndex={-1}
      className="map-press"
      aria-label={label}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      {children}
    </button>
  ) : (
    children
  );
  return createPortal(content, element);
}

/** The person's position or chosen place. It is below the markers of services. */
export function OwnPlaceMarker({ map, place }: { map: LeafletMap; place: Place }) {
  const t = useTranslations('shell');
  return (
    <MapMarker map={map} point={[place.longitude, place.latitude]} level={-1}>
      <span className="map-own">
        <span className="map-own-label">{place.label || t('nearYou')}</span>
      </span>
    </MapMarker>
  );
}
