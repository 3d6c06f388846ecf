import { useSyncExternalStore } from 'react';

interface MediaQuery {
  matches(): boolean;
  watch(onChange: () => void): () => void;
}

/** Evaluates a CSS media query in a script. */
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

/** Follows changes. Returns `before` on the server and until scripts run. */
export function useMediaQuery({ watch, matches }: MediaQuery, before: boolean): boolean {
  return useSyncExternalStore(watch, matches, () => before);
}

/** The setting of people who feel sick when things move. */
export const lessMotion = mediaQuery('(prefers-reduced-motion: reduce)');

/** The width at which the list and the map are side by side. HomePage.module.css has the same value. */
export const wideScreen = mediaQuery('(min-width: 60rem)');

/** The width at which signed-in people have their menu beside the page. SideMenuLayout.module.css has the same value. */
export const sideMenuScreen = mediaQuery('(min-width: 64rem)');
