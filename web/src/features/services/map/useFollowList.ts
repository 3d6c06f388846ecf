import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { readMapView } from '../../../browser/storage/mapView.ts';
import { placeToText } from '../../../browser/storage/place.ts';
import { writeListState } from '../list/listState.ts';
import type { HomeData } from '../list/loadHome.ts';
import type { Pinned } from './markers/clusterServices.ts';
import { openView } from './openView.ts';

interface Following {
  ground: MapGround;
  home: HomeData;
  services: readonly Pinned[];
}

/** Another list or place resets the map, unless it was moved by hand. */
export function useFollowList(map: LeafletMap, { ground, home, services }: Following): void {
  const { state, place } = home;
  const list = `${writeListState({ ...state, isMapView: false, page: 1 })} ${place ? placeToText(place) : ''}`;
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    if (!readMapView(place)?.isMoved) openView(map, { ground, place, services, kept: null });
  }, [map, list, ground, place, services]);
}
