import { splitHashes } from '@amparo/domain/offline/download/hashTree.ts';
import type { Manifest, RemovedList } from '@amparo/domain/offline/offlineRoutes.ts';
import { unpackServices } from '@amparo/domain/offline/servicePackage.ts';
import { type DeviceDatabase, readSetting, type StoredService } from './deviceDatabase.ts';
import { fetchChunk } from './fetchPackage.ts';
import { removeServices } from './storeIndex.ts';

/** Removes services that are deleted, not approved, or confidential by now, before anything else. */
export async function removeHidden(database: DeviceDatabase, { removed }: Manifest): Promise<void> {
  const known = new Map((await readSetting('removed'))?.map((list) => [list.hash, list]));
  const isNew = (hash: string) => !known.has(hash);
  if (!removed.some(isNew) && known.size === new Set(removed).size) return;
  const hiddenIds = new Set<string>();
  const confidentialIds = new Set<string>();
  for (const hash of removed.filter(isNew)) {
    const { hidden, confidential } = JSON.parse(await fetchChunk(hash)) as RemovedList;
    known.set(hash, { hash, hidden });
    for (const idHash of splitHashes(hidden)) hiddenIds.add(idHash);
    for (const idHash of splitHashes(confidential)) confidentialIds.add(idHash);
  }
  const isHidden = ({ idHash, text }: StoredService) =>
    hiddenIds.has(idHash) || (confidentialIds.has(idHash) && !unpackServices(text)[0]?.isAddressConfidential);
  await removeServices(database, isHidden);
  await database.put(
    'settings',
    removed.flatMap((hash) => known.get(hash) ?? []),
    'removed',
  );
}
