import type { RefusedBeds } from '@amparo/domain/services/editing/serviceWriteRoutes.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import { watchOutbox } from '../../../http-client/outbox/outboxStore.ts';
import { currentEntries } from '../../../http-client/outbox/sendWaiting.ts';
import type { ShelterBeds } from './loadBeds.ts';
import { bedsSubject, readCount, saveOrWait } from './saveBeds.ts';

/** Combines several taps into one request. Saves after a moment, because a tap on a phone does not move the focus. */
const afterTapMs = 1_000;

interface BedsState {
  typed: string;
  /** The value on the server. */
  saved: { free: number; updatedAt: string | null };
  /** `waiting`: on this device, for the network. */
  status: 'idle' | 'saving' | 'saved' | 'waiting';
  problem: string | null;
  /** The value of a failed save, for a retry. */
  unsent: number | null;
  /** The value that waits. */
  waiting: number | null;
}

/**
 * Edits the free beds of a shelter. Saves when the focus leaves the row, and confirms the same number only by a press.
 * A refused value returns to the old one.
 */
export function useBeds(shelter: ShelterBeds) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasLeft = useRef(false);
  const { state, latest, update, save } = useSavedBeds(shelter, hasLeft);
  const saveNow = (when: Partial<SaveMoment> = {}) => {
    clearTimeout(timer.current);
    void save({ isLast: false, isConfirmation: false, ...when });
  };
  useWaitingCount(shelter.id, latest, update);
  useSaveOnLeaving(hasLeft, (isLast) => {
    // An empty field is still being edited.
    if (latest.current.typed.trim() !== '') saveNow({ isLast });
  });
  const change = (typed: string) => update({ typed, problem: null, unsent: null });
  return {
    state,
    change,
    /** Whether the field shows another number than the one that is saved or waits. */
    isChanged: readCount(state.typed) !== (state.waiting ?? state.saved.free),
    save: () => saveNow(),
    /** Also renews the time of a number that did not change. */
    confirm: () => saveNow({ isConfirmation: true }),
    retry: () => {
      change(String(state.unsent ?? state.typed));
      saveNow({ isConfirmation: true });
    },
    step: (by: number) => {
      clearTimeout(timer.current);
      change(String(Math.min(Math.max(0, readCount(latest.current.typed) + by), shelter.total)));
      timer.current = setTimeout(() => saveNow(), afterTapMs);
    },
  };
}

interface SaveMoment {
  /** The page closes. */
  isLast: boolean;
  /** The person has pressed a button or Enter. */
  isConfirmation: boolean;
}

/** The state of a row, and the function that saves the typed value. Saves one after the other. */
function useSavedBeds({ id, name, free, total, updatedAt }: ShelterBeds, hasLeft: { readonly current: boolean }) {
  const { state, latest, update } = useLatestState<BedsState>({
    ...{ typed: String(free), status: 'idle', problem: null, unsent: null, waiting: null },
    saved: { free, updatedAt },
  });
  const isSaving = useRef(false);
  const requested = useRef<SaveMoment>(undefined);
  const undone = (problem: string) => ({ typed: String(latest.current.saved.free), status: 'idle' as const, problem });
  const save = async (moment: SaveMoment): Promise<void> => {
    const { isLast, isConfirmation } = moment;
    requested.current = isSaving.current ? moment : undefined;
    if (isSaving.current) return;
    const { saved, typed, waiting } = latest.current;
    const count = readCount(typed);
    const isSame = count === (waiting ?? saved.free);
    if (isSame && (!isConfirmation || waiting !== null)) return update({ typed: String(count) });
    if (count > total) return update(undone('AVAILABLE_BEDS_LESS_THAN'));
    const sent = String(count);
    update({ typed: sent, status: 'saving', problem: null, unsent: null });
    isSaving.current = true;
    const error = await saveOrWait(
      { id, name, total: count, ifUnmodifiedSince: saved.updatedAt },
      { isLast, hasLeft: () => hasLeft.current },
    ).then(
      (at) => update(at === null ? { status: 'waiting', waiting: count } : savedState(count, at)),
      (reason: unknown) => {
        update(newerState(reason));
        return errorKeyOf(reason)?.key ?? 'INTERNAL';
      },
    );
    isSaving.current = false;
    if (requested.current && latest.current.typed !== sent) return save(requested.current);
    if (error) update({ ...undone(error), unsent: error === 'AVAILABLE_BEDS_LESS_THAN' ? null : count });
  };
  return { state, latest, update, save };
}

/** A state whose latest value is also known between two renderings, such as in a timer. */
function useLatestState<State extends object>(initial: State) {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const update = (part: Partial<State>) => {
    latest.current = { ...latest.current, ...part };
    setState(latest.current);
  };
  return { state, latest, update };
}

function savedState(free: number, updatedAt: string | null): Partial<BedsState> {
  return { saved: { free, updatedAt }, status: 'saved', waiting: null };
}

/** The count that somebody else has set, if that is the reason. */
function newerState(reason: unknown): Partial<BedsState> {
  const { key, data } = reason as { key?: string; data?: RefusedBeds };
  if (key !== 'CHANGED_MEANWHILE' || data?.availableBeds === undefined) return {};
  return { saved: { free: data.availableBeds, updatedAt: data.bedsUpdatedAt ?? null } };
}

/** Shows a count that waits on this device, or that was refused there, until it is sent. */
function useWaitingCount(
  id: string,
  latest: { readonly current: BedsState },
  update: (part: Partial<BedsState>) => void,
): void {
  /** A number that the person is typing stays in the field. */
  const shown = (free: number) => {
    const { typed, waiting, saved } = latest.current;
    return readCount(typed) === (waiting ?? saved.free) ? { typed: String(free) } : {};
  };
  const readWaitingCount = useEffectEvent(async () => {
    // A number that begins to wait after this moment is not in the list.
    const { waiting } = latest.current;
    const entry = (await currentEntries().catch(() => [])).find(({ subject }) => subject === bedsSubject(id));
    const [count] = (entry?.call.body as { services?: { total: number }[] } | undefined)?.services ?? [];
    const { status } = latest.current;
    if (entry?.state === 'waiting' && count && status !== 'saving' && waiting !== count.total)
      update({ ...shown(count.total), status: 'waiting', problem: null, waiting: count.total });
    else if (entry?.state === 'refused' && entry.problem && count && status !== 'saving') {
      const { saved = latest.current.saved } = newerState(entry.problem);
      const problem = entry.problem.key;
      update({ saved, ...shown(saved.free), status: 'idle', problem, unsent: count.total, waiting: null });
    } else if (waiting !== null && entry?.state !== 'waiting' && status === 'waiting') await readSaved();
  });
  const readSaved = async () => {
    const { data } = await callApi('GET /services/:id', { params: { id } });
    update({ ...savedState(data.availableBeds, data.bedsUpdatedAt), ...shown(data.availableBeds) });
  };
  useEffect(() => {
    const readNow = () => void readWaitingCount().catch(() => {});
    readNow();
    return watchOutbox(readNow);
  }, []);
}

/** Saves when the person opens another page, closes the tab or switches apps, because then no blur event occurs. */
function useSaveOnLeaving(hasLeft: { current: boolean }, save: (isLast: boolean) => void): void {
  const leave = useEffectEvent((isLast: boolean) => {
    hasLeft.current = true;
    save(isLast);
  });
  useEffect(() => {
    hasLeft.current = false;
    const close = () => leave(true);
    const onVisibility = () => {
      if (document.hidden) close();
      else hasLeft.current = false;
    };
    document.addEventListener('visibilitychange', onVisibility);
    // Safari reports a closed tab only by this event.
    window.addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', close);
      leave(false);
    };
  }, [hasLeft]);
}
