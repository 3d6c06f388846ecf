import type { Map as LeafletMap } from 'leaflet';
import { LocateFixed, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Place } from '../../../../browser/storage/place.ts';
import { useMapView } from './useLeafletMap.ts';

/** The zoom of spec §9. */
const placeZoom = 13;

interface Props {
  map: LeafletMap;
  place: Place | null;
  /** Hides the buttons on a narrow map to make space for a card. Fingers and keys can still zoom. */
  isYielding?: boolean;
}

/** Zoom in, zoom out, and return to the person's place. */
export function MapButtons({ map, place, isYielding = false }: Props) {
  const t = useTranslations('map');
  const { zoom } = useMapView(map);
  return (
    <div className={isYielding ? 'map-buttons map-yielding' : 'map-buttons'}>
      <MapButton label={t('zoomIn')} isOff={zoom >= map.getMaxZoom()} onPress={() => map.zoomIn()}>
        <Plus size={22} aria-hidden />
      </MapButton>
      <MapButton label={t('zoomOut')} isOff={zoom <= map.getMinZoom()} onPress={() => map.zoomOut()}>
        <Minus size={22} aria-hidden />
      </MapButton>
      {place && (
        <MapButton label={t('goToPlace')} onPress={() => map.setView([place.latitude, place.longitude], placeZoom)}>
          <LocateFixed size={22} aria-hidden />
        </MapButton>
      )}
    </div>
  );
}

interface ButtonProps {
  label: string;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button on a map or beside it. Stays focusable while it is off. */
export function MapButton({ label, isOff = false, onPress, children }: ButtonProps) {
  return (
    <button
      type="button"
      className="map-button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
