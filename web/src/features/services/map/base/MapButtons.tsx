import type { Map as LeafletMap } from 'leaflet';
import { LocateFixed, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Place } from '../../../../browser/storage/place.ts';
import styles from './MapButtons.module.css';
import { useMapView } from './useLeafletMap.ts';

/** As close as spec §9 has it. */
const placeZoom = 13;

interface Props {
  map: LeafletMap;
  place: Place | null;
  /** A card needs the room: on a narrow map they make way for it. Fingers and keys go closer without them. */
  isYielding?: boolean;
}

/** Zoom in, zoom out, and return to the person's place. */
export function MapButtons({ map, place, isYielding = false }: Props) {
  const t = useTranslations('map');
  const { zoom } = useMapView(map);
  return (
    <div className={isYielding ? `${styles.buttons} ${styles.yielding}` : styles.buttons}>
      <MapButton words={t('zoomIn')} isOff={zoom >= map.getMaxZoom()} onPress={() => map.zoomIn()}>
        <Plus size={22} aria-hidden />
      </MapButton>
      <MapButton words={t('zoomOut')} isOff={zoom <= map.getMinZoom()} onPress={() => map.zoomOut()}>
        <Minus size={22} aria-hidden />
      </MapButton>
      {place && (
        <MapButton words={t('goToPlace')} onPress={() => map.setView([place.latitude, place.longitude], placeZoom)}>
          <LocateFixed size={22} aria-hidden />
        </MapButton>
      )}
    </div>
  );
}

interface ButtonProps {
  words: string;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Stays focusable at the highest zoom. */
function MapButton({ words, isOff = false, onPress, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={words}
      title={words}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
