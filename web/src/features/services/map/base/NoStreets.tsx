import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { Control, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import { hasStreets } from '../streets/hasStreets.ts';
import { useMapView } from './useLeafletMap.ts';

interface Props {
  map: LeafletMap;
  ground: MapGround;
}

/** One line where the map has no streets and a limited zoom, so that people do not take blank land for a fault. */
export function NoStreets({ map, ground }: Props) {
  const t = useTranslations('map');
  const { bounds } = useMapView(map);
  const [element] = useState(createNote);
  const { lng, lat } = bounds.getCenter();
  const isShown = !hasStreets(ground, [lng, lat]);
  useEffect(() => {
    if (!isShown) return;
    const line = new Control({ position: 'bottomleft' });
    line.onAdd = () => element;
    line.addTo(map);
    return () => {
      line.remove();
    };
  }, [map, element, isShown]);
  return isShown ? createPortal(<p className="map-no-streets">{t('noStreets')}</p>, element) : null;
}

function createNote(): HTMLElement {
  const note = document.createElement('div');
  note.className = 'map-note';
  return note;
}
