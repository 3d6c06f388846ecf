import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../http-client/callApi.ts';
import { loadWithMessages } from '../../i18n/messages/loadMessages.ts';
import mapStyles from './map-styles/maps.css?url';

interface Loaded<Component> {
  LiveMap: Component;
  ground: MapGround;
}

/**
 * Loads a map's code, styles and outlines on demand, so that the first load of a page contains none of them. Null
 * until then.
 */
export function useLazyMap<Component>(fetchMap: () => Promise<Component>, isWanted: boolean) {
  const [loaded, setLoaded] = useState<Loaded<Component> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = isWanted && !loaded && !hasFailed;
  useEffect(() => {
    if (!isLoading) return;
    Promise.all([loadWithMessages('map', fetchMap()), fetchGround()]).then(
      ([LiveMap, [ground]]) => setLoaded({ LiveMap, ground }),
      () => setHasFailed(true),
    );
  }, [isLoading, fetchMap]);
  return { loaded, hasFailed, tryAgain: () => setHasFailed(false) };
}

let ground: Promise<[MapGround, unknown]> | undefined;

/** Loads the outlines and the styles of maps once. */
function fetchGround(): Promise<[MapGround, unknown]> {
  ground ??= Promise.all([callApi('GET /places/map').then(({ data }) => data), loadStyles()]).catch((error) => {
    ground = undefined;
    throw error;
  });
  return ground;
}

function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = mapStyles;
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });
}
