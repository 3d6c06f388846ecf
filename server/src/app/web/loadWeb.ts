import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WebApp } from '@amparo/domain/webApp.ts';
import type { ViteDevServer } from 'vite';

const web = new URL('../../../../web/', import.meta.url);

/** The web app. Only this file loads files of the web workspace. */
export interface LoadedWeb {
  app: WebApp;
  clientFolder: string;
  /** Only during development: serves the sources, and reloads them after changes. */
  vite?: ViteDevServer;
}

/** The built web app, as `npm run build` makes it. */
export async function loadWeb(): Promise<LoadedWeb> {
  const serverBuild = new URL('build/server/index.js', web);
  if (!existsSync(serverBuild)) throw new Error('the web app is not built; run npm run build first.');
  const app = readWebApp(await import(serverBuild.href));
  return { app, clientFolder: fileURLToPath(new URL('build/client', web)) };
}

/** The web app straight from its sources, for `npm run dev`. */
export async function loadWebForDevelopment(): Promise<LoadedWeb> {
  const { createServer } = await import('vite');
  const root = fileURLToPath(web);
  const vite = await createServer({ root, configFile: `${root}vite.config.ts`, server: { middlewareMode: true } });
  const load = async () => readWebApp(await vite.ssrLoadModule('./src/app/renderPage.ts'));
  const app: WebApp = {
    buildVersion: async () => (await load()).buildVersion(),
    renderPage: async (request, visit) => (await load()).renderPage(request, visit),
    renderShell: async (language, visit) => (await load()).renderShell(language, visit),
    renderRefusal: async (refused) => (await load()).renderRefusal(refused),
    sessionOf: async (cookies) => (await load()).sessionOf(cookies),
    introduce: async (request) => (await load()).introduce(request),
  };
  return { app, clientFolder: root, vite };
}

const webAppFunctions: Readonly<Record<keyof WebApp, 'function'>> = {
  buildVersion: 'function',
  renderPage: 'function',
  renderShell: 'function',
  renderRefusal: 'function',
  sessionOf: 'function',
  introduce: 'function',
};

/** Checks the loaded pages against the contract. Throws if a function is missing, as after an update without a build. */
export function readWebApp(module: { webApp?: WebApp }): WebApp {
  const { webApp } = module;
  const names = Object.keys(webAppFunctions) as (keyof WebApp)[];
  const missing = names.filter((name) => typeof webApp?.[name] !== webAppFunctions[name]);
  if (!webApp || missing.length > 0)
    throw new Error(`the built pages lack ${missing.join(', ')}; run npm run build again.`);
  return webApp;
}
