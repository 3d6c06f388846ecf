import { ApiError } from '@amparo/domain/http/apiError.ts';
import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import {
  choicesFor,
  differingGroups,
  type MergeChoice,
  type MergeChoices,
} from '@amparo/domain/services/merge/mergeFields.ts';
import type { MergeGroup } from '@amparo/domain/services/merge/mergeGroups.ts';
import { proposeKept, proposeMerge } from '@amparo/domain/services/merge/proposeMerge.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { LoadInput } from '../../../../routing/load.ts';
import { requirePermission } from '../../../../routing/requireSignIn.ts';
import { serviceIdOf } from '../../serviceIdOf.ts';

/** A group of fields in which the two services differ. */
export interface Differing {
  group: MergeGroup;
  possible: readonly MergeChoice[];
  chosen: MergeChoice;
}

/** Loads two services with what differs, and what is chosen or proposed for it. */
export const loadMerge = requirePermission(
  serviceCan.merge,
  async ({ callApi, url: { searchParams }, now }: LoadInput) => {
    const [first = '', second = ''] = (searchParams.get('services') ?? '').split(',');
    const ids = [first, second].map((id) => serviceIdOf({ id }));
    const [one, two] = await Promise.all(
      ids.map(async (id) => (await callApi('GET /services/:id', { params: { id } })).data),
    );
    // Somebody has merged them meanwhile.
    if (!one || !two || one.id === two.id) throw new ApiError('NOT_FOUND');
    const [kept, other] =
      searchParams.get('kept') === two.id ? [two, one] : inOrder(one, two, searchParams.get('kept'));
    return {
      ...{ kept, other, now },
      differing: listDiffering(kept, other, searchParams),
      isResult: searchParams.get('step') === 'result',
    };
  },
);
export type MergeData = NonNullable<Awaited<ReturnType<typeof loadMerge>>>;

function inOrder(one: Service, two: Service, kept: string | null): [Service, Service] {
  return kept === one.id ? [one, two] : proposeKept(one, two);
}

export function listDiffering(kept: Service, other: Service, search: URLSearchParams): Differing[] {
  const proposed = proposeMerge(kept, other);
  return differingGroups(kept, other).map((group) => {
    const possible = choicesFor(group, kept, other);
    const wanted = possible.find((choice) => choice === search.get(`choice.${group.name}`));
    return { group, possible, chosen: wanted ?? proposed[group.name] ?? 'kept' };
  });
}

export function choicesOf(differing: readonly Differing[]): MergeChoices {
  return Object.fromEntries(differing.map(({ group, chosen }) => [group.name, chosen]));
}
