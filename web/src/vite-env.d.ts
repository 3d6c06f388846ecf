declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}

// buildServiceWorker.ts writes these into the service worker.
declare const __ASSETS__: readonly string[];
/** The address of deviceEngine.ts. */
declare const __ENGINE__: string;
/** Of the device engine: its hash. */
declare const __ENGINE_VERSION__: string;
/** Paths of the routes that need a network, like `users/:id`. */
declare const __ONLINE_PATHS__: readonly string[];

/** React Router sets these in each document. */
interface Window {
  __reactRouterContext?: { isSpaMode: boolean };
  __reactRouterManifest?: { version: string };
}
