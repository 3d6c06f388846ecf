import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { type LatLngBounds, type Map as LeafletMap, map as makeMap } from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lessMotion, mediaQuery, wideScreen } from '../../../../browser/mediaQuery.ts';
import { hasStreets } from '../streets/hasStreets.ts';
import { moveQuietly } from './moveQuietly.ts';

/** Touch screens. */
const coarsePointer = mediaQuery('(pointer: coarse)');

interface Options {
  /** Sets the first view. Leaflet cannot draw without one. */
  open: (map: LeafletMap) => void;
  maxZoom: number;
  /** A small map in a page: the wheel and one finger scroll the page, not the map. */
  isStill?: boolean;
}

/** Leaflet measures the map once after many small changes of its size. */
const resizedMs = 100;

/** Creates a map in the element that gets `hold` as its ref. `map` is null until then. */
export function useLeafletMap(options: Options) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const first = useRef(options);
  const hold = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const made = create(element, first.current);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const resized = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => resize(made, first.current), resizedMs);
    });
    resized.observe(element);
    setMap(made);
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      setMap(null);
      made.remove();
    };
  }, []);
  return { map, hold };
}

/** A small map of one point: it shows the streets (spec §9) or, without them, the position in the county. */
export function usePointMap([longitude, latitude]: readonly [number, number], ground: MapGround) {
  const isOnStreets = hasStreets(ground, [longitude, latitude]);
  return useLeafletMap({
    open: (map) => map.setView([latitude, longitude], isOnStreets ? 13 : 10),
    maxZoom: ground.tiles ? 18 : 13,
    isStill: true,
  });
}

/** Beside a list the map grows at its lower end while the page scrolls, so its content keeps its place. */
function resize(map: LeafletMap, { isStill = false }: Options): void {
  moveQuietly(map, () => map.invalidateSize({ pan: isStill || !wideScreen.matches() }));
}

function create(element: HTMLElement, { open, maxZoom, isStill = false }: Options): LeafletMap {
  const isCalm = lessMotion.matches();
  const isTouched = coarsePointer.matches();
  const map = makeMap(element, {
    // Our own buttons are larger and have labels.
    zoomControl: false,
    attributionControl: false,
    minZoom: 6,
    maxZoom,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    inertia: !isCalm,
    scrollWheelZoom: !isStill,
    dragging: !(isStill && isTouched),
  });
  if (isCalm) panWithoutMotion(map);
  open(map);
  return map;
}

/** Leaflet animates keyboard moves, whatever its options are. This turns the animation off. */
function panWithoutMotion(map: LeafletMap): void {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}

/** Returns the visible area, updated when the map stops moving. */
export function useMapView(map: LeafletMap): { zoom: number; bounds: LatLngBounds } {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    const onMoveEnd = () => setView(viewOf(map));
    map.on('moveend', onMoveEnd);
    onMoveEnd();
    return () => {
      map.off('moveend', onMoveEnd);
    };
  }, [map]);
  return view;
}

function viewOf(map: LeafletMap) {
  return { zoom: map.getZoom(), bounds: map.getBounds() };
}
