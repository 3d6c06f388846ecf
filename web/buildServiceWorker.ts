import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type UserConfig } from 'vite';
import { compileMessages } from './compileMessages.ts';
import { offlinePages } from './offlinePages.ts';
import { publicFields } from './publicFields.ts';
import { findRouteLists } from './slimRouteList.ts';
import routes from './src/routes.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const client = fileOf('build/client');

/** Writes the service worker to the folder of the client. The server writes the build's version before it. */
export async function buildServiceWorker(): Promise<void> {
  const hash = await buildEngine();
  const assets: string[] = JSON.parse(readFileSync(fileOf('build/offline.json'), 'utf8'));
  assets.push(...findRouteLists(`${client}/assets`).map((file) => `assets/${file}`));
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

/** Returns the hash of the engine. It is in its name and in its code, so that it knows which engine has stored data. */
async function buildEngine(): Promise<string> {
  const placeholder = '<hash of the engine>';
  const file = `${client}/assets/engine.js`;
  await buildScript('deviceEngine', 'assets/engine.js', { __ENGINE_VERSION__: JSON.stringify(placeholder) });
  const code = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  writeFileSync(file, code.replaceAll(placeholder, hash));
  renameSync(file, `${client}/assets/engine-${hash}.js`);
  return hash;
}

/** Safari and Firefox run no modules as service workers, so each script is one file. */
function buildScript(entry: string, file: string, define: NonNullable<UserConfig['define']>): Promise<unknown> {
  return build({
    configFile: false,
    root: fileOf('.'),
    logLevel: 'error',
    plugins: [compileMessages(), publicFields()],
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
