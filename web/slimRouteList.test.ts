import { expect, test } from 'vitest';
import { slimRouteList } from './slimRouteList.ts';

test('the list of routes keeps everything but what browsers do not read, and what is false or empty', () => {
  const route = { id: 'app/Page', path: 'page', hasLoader: true, module: '/assets/Page-1.js' };
  const unneeded = { imports: ['/assets/pages-1.js'], css: [], hasAction: false, hasDefaultExport: true };
  const entry = { module: '/assets/entry-1.js', imports: ['/assets/libraries-1.js'] };
  const written = { entry, routes: { 'app/Page': { ...route, ...unneeded } }, version: '1' };
  const script = slimRouteList(`window.__reactRouterManifest=${JSON.stringify(written)};`);
  expect(script).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ entry, version: '1', routes: { 'app/Page': route } })};`,
  );
});
