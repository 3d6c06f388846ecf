import { divIcon, type Map as LeafletMap, marker } from 'leaflet';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './MapMarker.module.css';

interface Props {
  map: LeafletMap;
  point: readonly [longitude: number, latitude: number];
  /** Called when the mouse enters or leaves. */
  title?: string;
  isAbove?: boolean;
  onChoose?: () => void;
  children: ReactNode;
}

const abovePx = 10_000;

/** Renders React content in a Leaflet marker. It takes no focus: keyboard users have the list. */
export function MapMarker({ map, point: [longitude, latitude], title, isAbove = false, onChoose, children }: Props) {
  const [element] = useState(() => document.createElement('div'));
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
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
    made.on('click', () => choose.current?.());
    made.addTo(map);
    return () => {
      made.remove();
    };
  }, [map, element, longitude, latitude, title, isAbove, isInteractive]);
  return createPortal(children, element);
}
