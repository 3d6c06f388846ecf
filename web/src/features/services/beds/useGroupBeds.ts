import type { BedGroup, BedGroupName } from '@amparo/domain/services/bedGroups.ts';
import type { RefusedBeds } from '@amparo/domain/services/editing/serviceWriteRoutes.ts';
import { useRef, useState } from 'react';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import type { ShelterBeds } from './loadBeds.ts';
import { readCount, saveOrWait, sumOfFree } from './saveBeds.ts';

type Typed = Partial<Record<BedGroupName, string>>;

interface GroupBedsState {
  typed: Typed;
  /** The values on the server. */
  saved: { groups: readonly BedGroup[]; updatedAt: string | null };
  status: 'idle' | 'saving' | 'saved' | 'waiting';
  problem: string | null;
  /** The group with more free beds than beds, and its beds. */
  fullGroup: BedGroupName | null;
  fullTotal: number;
}

export type GroupCount = ReturnType<typeof useGroupBeds>;

/** Edits the free beds of each group of a shelter. They are saved together; a press also confirms the same numbers. */
export function useGroupBeds({ id, name, total, groups, updatedAt }: ShelterBeds) {
  const [state, setState] = useState<GroupBedsState>({
    ...{ typed: typedOf(groups), status: 'idle', problem: null, fullGroup: null, fullTotal: total },
    saved: { groups, updatedAt },
  });
  const latest = useRef(state);
  const update = (part: Partial<GroupBedsState>) => {
    latest.current = { ...latest.current, ...part };
    setState(latest.current);
  };
  const save = async () => {
    const { saved, typed, status } = latest.current;
    if (status === 'saving') return;
    const counted = saved.groups.map((one) => ({ ...one, available: readCount(typed[one.group] ?? '') }));
    const full = counted.find((one) => one.available > one.total);
    if (full)
      return update({
        problem: 'AVAILABLE_BEDS_LESS_THAN',
        fullGroup: full.group,
        fullTotal: full.total,
        status: 'idle',
      });
    update({ typed: typedOf(counted), status: 'saving', problem: null, fullGroup: null });
    const free = Object.fromEntries(counted.map(({ group, available }) => [group, available]));
    const count = { id, name, total: sumOfFree(free), groups: free, ifUnmodifiedSince: saved.updatedAt };
    await saveOrWait(count, { isLast: false, hasLeft: () => false }).then(
      (at) =>
        update(at === null ? { status: 'waiting' } : { status: 'saved', saved: { groups: counted, updatedAt: at } }),
      (error: unknown) =>
        update({ status: 'idle', problem: errorKeyOf(error)?.key ?? 'INTERNAL', ...newerState(error) }),
    );
  };
  return {
    state,
    isChanged: state.saved.groups.some(({ group, available }) => readCount(state.typed[group] ?? '') !== available),
    change: (group: BedGroupName, typed: string) =>
      update({ typed: { ...latest.current.typed, [group]: typed }, problem: null, fullGroup: null }),
    save: () => void save(),
  };
}

function typedOf(groups: readonly BedGroup[]): Typed {
  return Object.fromEntries(groups.map(({ group, available }) => [group, String(available)]));
}

/** The counts that somebody else has set. What was typed stays, so that the next press replaces them. */
function newerState(error: unknown): Partial<GroupBedsState> {
  const { key, data } = error as { key?: string; data?: RefusedBeds };
  if (key !== 'CHANGED_MEANWHILE' || !data?.bedGroups) return {};
  return { saved: { groups: data.bedGroups, updatedAt: data.bedsUpdatedAt ?? null } };
}
