import { splitHashes } from '@amparo/domain/offline/download/hashTree.ts';
import type { Manifest, RemovedList } from '@amparo/domain/offline/offlineRoutes.ts';
import type { TestApp } from './testApp.ts';

/** The number of services that phones without a network remove, because they are deleted or not approved. */
export async function testHiddenCount({ app }: TestApp): Promise<number> {
  const { removed } = (await app.inject({ url: '/api/offline/manifest' })).json<{ data: Manifest }>().data;
  const lists = await Promise.all(
    removed.map(async (hash) => (await app.inject({ url: `/api/offline/chunks/${hash}` })).json<RemovedList>()),
  );
  return lists.flatMap(({ hidden }) => splitHashes(hidden)).length;
}
