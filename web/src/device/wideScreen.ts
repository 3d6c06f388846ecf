import { useSyncExternalStore } from 'react';

/** Where list and map stand side by side; HomePage.module.css says the same. */
const query = '(min-width: 60rem)';

export function isWideScreen(): boolean {
  return window.matchMedia(query).matches;
}

/** False on the server and until scripts run. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, isWideScreen, () => false);
}

function watch(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
