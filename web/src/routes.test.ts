// @vitest-environment happy-dom

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import routes from './routes.ts';

interface PageModule {
  clientLoader: ((input: { params: object; url: URL }) => Promise<unknown>) & { hydrate?: boolean };
}

const modules = import.meta.glob<PageModule>('./{app,features}/**/*Page.tsx');

/** The routes inside the layout with the menu of people who are signed in. */
function readSignedInRoutes(): RouteConfigEntry[] {
  const found = (routes as RouteConfigEntry[]).find(({ file }) => file.endsWith('SideMenuLayout.tsx'));
  return found!.children!;
}

beforeEach(() => {
  // No session waits in a cookie.
  vi.stubGlobal('fetch', async () => Response.json(null));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(readSignedInRoutes().map(({ path, file }) => [path!, file]))(
  '/%s leads a guest to sign in, and back',
  async (path, file) => {
    const { clientLoader } = await modules[`./${file}`]!();
    const url = new URL(`https://amparo.example.org/${path}?q=soup`);
    expect(clientLoader.hydrate, 'The load runs during hydration, because only the device knows the token.').toBe(true);
    const thrown = (await clientLoader({ params: {}, url }).catch((error: unknown) => error)) as Response;
    expect(thrown.headers.get('location')).toBe(`/login?back=${encodeURIComponent(url.pathname + url.search)}`);
  },
);
