import { useSyncExternalStore } from 'react';

interface MediaQuery {
  matches(): boolean;
  watch(onChange: () => void): () => void;
}

/** What CSS asks of the device, asked by a script. */
export function mediaQuery(query: string): MediaQuery {
  return {
    matches: () => window.matchMedia(query).matches,
    watch: (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
  };
}

/** Live; `before` on the server and until scripts run. */
export function useMediaQuery({ watch, matches }: MediaQuery, before: boolean): boolean {
  return useSyncExternalStore(watch, matches, () => before);
}

/** Asked for by people whom motion makes ill. */
export const lessMotion = mediaQuery('(prefers-reduced-motion: reduce)');

/** Where list and map stand side by side; HomePage.module.css says the same. */
export const wideScreen = mediaQuery('(min-width: 60rem)');
