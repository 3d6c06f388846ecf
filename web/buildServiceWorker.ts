import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { offlinePages } from './offlinePages.ts';
import routes from './src/routes.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes the service worker to the folder of the client. The server writes the build's version before it. */
export async function buildServiceWorker(): Promise<void> {
  const assets: string[] = JSON.parse(readFileSync(fileOf('build/offline.json'), 'utf8'));
  const onlinePaths = routes.filter(({ file }) => !offlinePages.includes(file)).map(({ path = '' }) => path);
  await build({
    configFile: false,
    root: fileOf('.'),
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      __ASSETS__: JSON.stringify(assets.map((asset) => `/${asset}`)),
      __ONLINE_PATHS__: JSON.stringify(onlinePaths),
    },
    build: {
      outDir: fileOf('build/client'),
      emptyOutDir: false,
      copyPublicDir: false,
      target: ['chrome87', 'safari14.1', 'firefox88'],
      // Safari and Firefox run no modules as service workers.
      lib: {
        entry: fileOf('src/service-worker/serviceWorker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  });
}
