import { createHash } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type UserConfig } from 'vite';
import { compileMessages } from './compileMessages.ts';
import { offlinePages } from './offlinePages.ts';
import routes from './src/routes.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const client = fileOf('build/client');

/** Writes the service worker to the folder of the client. The server writes the build's version before it. */
export async function buildServiceWorker(): Promise<void> {
  await buildScript('deviceEngine', 'assets/engine.js', {});
  const hash = createHash('sha256')
    .update(readFileSync(`${client}/assets/engine.js`))
    .digest('base64url')
    .slice(0, 8);
  renameSync(`${client}/assets/engine.js`, `${client}/assets/engine-${hash}.js`);
  const assets: string[] = JSON.parse(readFileSync(fileOf('build/offline.json'), 'utf8'));
  const onlinePaths = routes
    .flatMap((route) => route.children ?? route)
    .filter(({ file }) => !offlinePages.includes(file))
    .map(({ path = '' }) => path);
  await buildScript('serviceWorker', 'sw.js', {
    __ASSETS__: JSON.stringify(assets.map((asset) => `/${asset}`)),
    __ENGINE__: JSON.stringify(`/assets/engine-${hash}.js`),
    __ONLINE_PATHS__: JSON.stringify(onlinePaths),
  });
}

/** Safari and Firefox run no modules as service workers, so each script is one file. */
function buildScript(entry: string, file: string, define: NonNullable<UserConfig['define']>): Promise<unknown> {
  return build({
    configFile: false,
    root: fileOf('.'),
    logLevel: 'error',
    plugins: [compileMessages()],
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: ['chrome87', 'safari14.1', 'firefox88'],
      lib: {
        entry: fileOf(`src/service-worker/${entry}.ts`),
        formats: ['iife'],
        name: 'worker',
        fileName: () => file,
      },
    },
  });
}
