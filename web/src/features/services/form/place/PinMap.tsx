import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { divIcon, type Map as LeafletMap, marker, point as pixels } from 'leaflet';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Ground } from '../../map/base/Ground.tsx';
import { MapButtons } from '../../map/base/MapButtons.tsx';
import { usePointMap } from '../../map/base/useLeafletMap.ts';
import mapStyles from '../../map/ServicesMap.module.css';
import styles from './PinMap.module.css';

type Point = [longitude: number, latitude: number];

interface Props {
  point: Point;
  ground: MapGround;
  onMove: (point: Point) => void;
}

const stepPx = 16;

/** A map with one pin: dragged, put where the map is tapped, or moved by buttons, for which no hand need be steady. */
export default function PinMap({ point, ground, onMove }: Props) {
  const t = useTranslations('serviceForm.map');
  const { map, hold } = usePointMap(point, ground);
  usePin(map, point, onMove);
  return (
    <>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div ref={hold} className={mapStyles.canvas} role="group" aria-label={t('label')} />
        {map && <Ground map={map} ground={ground} />}
        {map && <MapButtons map={map} place={null} />}
      </div>
      <p className={styles.hint}>{t('hint')}</p>
      {map && <Moves map={map} point={point} onMove={onMove} />}
    </>
  );
}

function usePin(map: LeafletMap | null, point: Point, onMove: (point: Point) => void): void {
  const [longitude, latitude] = point;
  const told = useRef(onMove);
  useEffect(() => {
    told.current = onMove;
  });
  const pin = useRef<ReturnType<typeof marker> | null>(null);
  useEffect(() => {
    if (!map) return;
    const icon = divIcon({ className: styles.pin, iconSize: [44, 44], iconAnchor: [22, 40] });
    const made = marker(map.getCenter(), { icon, draggable: true, keyboard: false }).addTo(map);
    made.on('dragend', () => told.current(rounded(made.getLatLng())));
    map.on('click', ({ latlng }) => told.current(rounded(latlng)));
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

/** To about a metre. */
function rounded({ lng, lat }: { lng: number; lat: number }): Point {
  return [Math.round(lng * 100_000) / 100_000, Math.round(lat * 100_000) / 100_000];
}

const ways = [
  ['north', ArrowUp, 0, -stepPx],
  ['south', ArrowDown, 0, stepPx],
  ['west', ArrowLeft, -stepPx, 0],
  ['east', ArrowRight, stepPx, 0],
] as const;

/** The closer one looks, the smaller the step. */
function Moves({ map, point: [longitude, latitude], onMove }: { map: LeafletMap } & Pick<Props, 'point' | 'onMove'>) {
  const t = useTranslations('serviceForm.map');
  const move = (right: number, down: number) => {
    const at = map.latLngToLayerPoint([latitude, longitude]).add(pixels(right, down));
    onMove(rounded(map.layerPointToLatLng(at)));
  };
  return (
    <div className={styles.moves}>
      {ways.map(([way, Arrow, right, down]) => (
        <button
          key={way}
          type="button"
          className={styles.move}
          aria-label={t(way)}
          title={t(way)}
          onClick={() => move(right, down)}
        >
          <Arrow size={22} aria-hidden />
        </button>
      ))}
    </div>
  );
}
