import { coordinateOf } from '../../../browser/storage/place.ts';
import { favorites, type IdStore, kudos } from '../../../browser/storage/storedIds.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { type ServiceCardData, serviceCard } from '../serviceCard.ts';

/** The number of ids that fit into one address. */
const idsAtOnce = 100;

/**
 * Returns the services of the favorites by id (spec §7). Unlisted services are missing. Favorites that were merged into
 * others become those.
 */
export async function loadFavorites(input: LoadInput) {
  const listed = await loadListed(input, favorites.read());
  const missing = favorites.read().filter((id) => !listed.cards.has(id));
  const moved = missing.length > 0 ? await findMoved(input, missing) : [];
  if (moved.length === 0) return listed;
  for (const { id, mergedInto } of moved) {
    replaceId(favorites, id, mergedInto);
    replaceId(kudos, id, mergedInto);
  }
  return loadListed(input, favorites.read());
}

/** Without a network the merged ones stay unlisted until the next time. */
async function findMoved({ callApi }: LoadInput, ids: readonly string[]) {
  const groups = inGroups(ids, idsAtOnce).map((group) => callApi('GET /services/moved', { query: { ids: group } }));
  const answers = await Promise.all(groups).catch(() => []);
  return answers.flatMap(({ data }) => data);
}

/** Replaces a stored id at its position. An id that is stored already stays where it is. */
function replaceId(store: IdStore, id: string, next: string): void {
  const at = store.read().indexOf(id);
  if (at < 0) return;
  store.remove(id);
  if (!store.read().includes(next)) store.add(next, at);
}

async function loadListed({ callApi, language, place, now }: LoadInput, ids: readonly string[]) {
  const answers = await Promise.all(
    inGroups(ids, idsAtOnce).map((group) =>
      callApi('GET /services', {
        query: {
          filter: ['_id', 'isApproved'],
          _id: group,
          isApproved: true,
          isShowAll: true,
          limit: 0,
          skip: 0,
          currentCoordinate: place ? coordinateOf(place) : undefined,
        },
      }),
    ),
  );
  const services = answers.flatMap(({ data }) => data);
  return {
    cards: new Map(services.map((service) => [service.id, serviceCard(service, language, now)])),
    loadedIds: ids,
    now,
  };
}
export type FavoritesData = Awaited<ReturnType<typeof loadFavorites>>;

/** A favorite. `card` is null if the service is no longer listed. */
export interface Favorite {
  id: string;
  card: ServiceCardData | null;
}

/** Returns the favorites in order. A favorite added in another tab appears after the next load. */
export function listFavorites(ids: readonly string[], { cards, loadedIds }: FavoritesData): Favorite[] {
  return ids.filter((id) => loadedIds.includes(id)).map((id) => ({ id, card: cards.get(id) ?? null }));
}

export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = [];
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size));
  return groups;
}
