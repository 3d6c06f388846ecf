import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildServiceWorker } from './buildServiceWorker.ts';
import { compressAssets } from './compressAssets.ts';
import { slimBuiltRouteList } from './slimRouteList.ts';

export default {
  appDirectory: 'src',
  ssr: true,
  // The list of all routes is small. Loading it page by page would cost a round trip on a slow network.
  routeDiscovery: { mode: 'initial' },
  // A page and its clientLoader are needed together: one request, not two.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig }) {
    await buildServiceWorker();
    const assets = join(reactRouterConfig.buildDirectory, 'client', 'assets');
    slimBuiltRouteList(assets);
    await compressAssets(assets);
  },
} satisfies Config;
