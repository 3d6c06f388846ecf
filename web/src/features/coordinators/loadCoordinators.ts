import type { LoadInput } from '../../routing/load.ts';
import { byNumber, groupUnits } from './units/groupUnits.ts';

/** The coordinators of one region, or of all. An address that names no region shows all. */
export async function loadCoordinators({ callApi, url }: LoadInput) {
  const [regions, units] = await Promise.all([
    callApi('GET /regions', { query: { limit: 0 } }),
    // All of them, whatever is asked for: the device then answers every choice from what it has.
    callApi('GET /units', { query: { limit: 0 } }),
  ]);
  const chosen = regions.data.find(({ id }) => id === url.searchParams.get('region')) ?? null;
  const groups = groupUnits(units.data, chosen ? [chosen] : regions.data);
  return {
    chosen: chosen && { id: chosen.id, name: chosen.name },
    choices: regions.data.sort(byNumber).map(({ id, name }) => ({ id, name })),
    groups,
    total: groups.flatMap((group) => group.units.flatMap((unit) => unit.coordinators)).length,
  };
}
export type CoordinatorsData = Awaited<ReturnType<typeof loadCoordinators>>;
