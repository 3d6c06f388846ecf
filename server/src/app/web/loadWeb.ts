import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { WebApp } from './mountWebApp.ts';

const web = new URL('../../../../web', import.meta.url);

/** The web app: with main.ts, the one place that knows both workspaces. */
export interface LoadedWeb {
  app: WebApp;
  clientFolder: string;
  /** Only while developing: serves sources as they are and reloads what changes. */
  vite?: ViteDevServer;
}

/** The built web app, as `npm run build` makes it. */
export async function loadWeb(): Promise<LoadedWeb> {
  const serverBuild = new URL('build/server/index.js', web);
  if (!existsSync(serverBuild)) throw new Error('the web app is not built; run npm run build first.');
  const app = (await import(serverBuild.href)) as WebApp;
  return { app, clientFolder: fileURLToPath(new URL('build/client', web)) };
}

/** The web app straight from its sources, for `npm run dev`. */
export async function loadWebForDevelopment(): Promise<LoadedWeb> {
  const { createServer } = await import('vite');
  const root = fileURLToPath(web);
  const vite = await createServer({ root, configFile: `${root}vite.config.ts`, server: { middlewareMode: true } });
  const load = () => vite.ssrLoadModule('./src/app/renderPage.ts') as Promise<WebApp>;
  const app: WebApp = {
    renderPage: async (request, visit) => (await load()).renderPage(request, visit),
    renderRefusal: async (refused) => (await load()).renderRefusal(refused),
    sessionOf: async (cookies) => (await load()).sessionOf(cookies),
    introduce: async (asked) => (await load()).introduce(asked),
  };
  return { app, clientFolder: root, vite };
}
