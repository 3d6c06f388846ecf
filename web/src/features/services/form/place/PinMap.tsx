import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { divIcon, type Map as LeafletMap, marker, point as pixels } from 'leaflet';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Ground } from '../../map/base/Ground.tsx';
import { MapButton, MapButtons } from '../../map/base/MapButtons.tsx';
import { usePointMap } from '../../map/base/useLeafletMap.ts';
import styles from './PinMap.module.css';

type Point = [longitude: number, latitude: number];

interface Props {
  point: Point;
  ground: MapGround;
  onMove: (point: Point) => void;
}

const stepPx = 16;

/** A map with one pin. Users drag it, tap the map, or press buttons, which do not need a steady hand. */
export default function PinMap({ point, ground, onMove }: Props) {
  const t = useTranslations('serviceForm.map');
  const { map, hold } = usePointMap(point, ground);
  usePin(map, point, onMove);
  return (
    <>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div ref={hold} className="map-canvas" role="group" aria-label={t('label')} />
        {map && <Ground map={map} ground={ground} />}
        {map && <MapButtons map={map} place={null} />}
      </div>
      <p className={styles.hint}>{t('hint')}</p>
      {map && <MoveButtons map={map} point={point} onMove={onMove} />}
    </>
  );
}

function usePin(map: LeafletMap | null, point: Point, onMove: (point: Point) => void): void {
  const [longitude, latitude] = point;
  const move = useEffectEvent(onMove);
  const pin = useRef<ReturnType<typeof marker> | null>(null);
  useEffect(() => {
    if (!map) return;
    const icon = divIcon({ className: styles.pin, iconSize: [44, 44], iconAnchor: [22, 40] });
    const made = marker(map.getCenter(), { icon, draggable: true, keyboard: false }).addTo(map);
    made.on('dragend', () => move(rounded(made.getLatLng())));
    map.on('click', ({ latlng }) => move(rounded(latlng)));
    pin.current = made;
    return () => {
      made.remove();
      map.off('click');
    };
  }, [map]);
  useEffect(() => {
    if (!map) return;
    pin.current?.setLatLng([latitude, longitude]);
    if (!map.getBounds().pad(-0.1).contains([latitude, longitude])) map.panTo([latitude, longitude]);
  }, [map, longitude, latitude]);
}

/** To about one meter. */
function rounded({ lng, lat }: { lng: number; lat: number }): Point {
  return [Math.round(lng * 100_000) / 100_000, Math.round(lat * 100_000) / 100_000];
}

const directions = [
  ['north', ArrowUp, 0, -stepPx],
  ['south', ArrowDown, 0, stepPx],
  ['west', ArrowLeft, -stepPx, 0],
  ['east', ArrowRight, stepPx, 0],
] as const;

/** Buttons that move the pin by some pixels: the higher the zoom, the smaller the step. */
function MoveButtons({
  map,
  point: [longitude, latitude],
  onMove,
}: { map: LeafletMap } & Pick<Props, 'point' | 'onMove'>) {
  const t = useTranslations('serviceForm.map');
  const move = (right: number, down: number) => {
    const at = map.latLngToLayerPoint([latitude, longitude]).add(pixels(right, down));
    onMove(rounded(map.layerPointToLatLng(at)));
  };
  return (
    <div className={styles.moves} dir="ltr">
      {directions.map(([direction, Arrow, right, down]) => (
        <MapButton key={direction} label={t(direction)} onPress={() => move(right, down)}>
          <Arrow size={22} aria-hidden />
        </MapButton>
      ))}
    </div>
  );
}
