import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import type { ShelterBeds } from './loadBeds.ts';
import { readCount, saveBeds } from './saveBeds.ts';

/** Combines several taps into one request. Saves after a moment, because a tap on a phone does not move the focus. */
const afterTapMs = 1_000;

interface BedsState {
  typed: string;
  /** The value on the server. */
  saved: { free: number; updatedAt: string | null };
  status: 'idle' | 'saving' | 'saved';
  problem: string | null;
  /** The value of a failed save, for a retry. */
  unsent: number | null;
}

/** Edits the free beds of a shelter. Saves when the focus leaves the row. A refused value returns to the old one. */
export function useBeds(shelter: ShelterBeds) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { state, latest, update, save } = useSavedBeds(shelter);
  const saveNow = (isLast = false) => {
    clearTimeout(timer.current);
    void save(isLast);
  };
  useSaveOnLeaving(() => {
    // An empty field is still being edited.
    if (latest.current.typed.trim() !== '') saveNow(true);
  });
  const change = (typed: string) => update({ typed, problem: null, unsent: null });
  return {
    state,
    change,
    save: () => saveNow(),
    retry: () => {
      change(String(state.unsent ?? state.typed));
      saveNow();
    },
    step: (by: number) => {
      clearTimeout(timer.current);
      change(String(Math.min(Math.max(0, readCount(latest.current.typed) + by), shelter.total)));
      timer.current = setTimeout(saveNow, afterTapMs);
    },
  };
}

/** The state of a row, and the function that saves the typed value. Saves one after the other. */
function useSavedBeds({ id, free, total, updatedAt }: ShelterBeds) {
  const [state, setState] = useState<BedsState>({
    ...{ typed: String(free), status: 'idle', problem: null, unsent: null },
    saved: { free, updatedAt },
  });
  const latest = useRef(state);
  const isSaving = useRef(false);
  const isNextRequested = useRef(false);
  const update = (part: Partial<BedsState>) => {
    latest.current = { ...latest.current, ...part };
    setState(latest.current);
  };
  const save = async (isLast: boolean): Promise<void> => {
    isNextRequested.current = isSaving.current;
    if (isSaving.current) return;
    const { saved, typed } = latest.current;
    const count = readCount(typed);
    const undo = (problem: string, unsent: number | null = null) =>
      update({ typed: String(saved.free), status: 'idle', problem, unsent });
    if (count === saved.free) return update({ typed: String(count) });
    if (count > total) return undo('AVAILABLE_BEDS_LESS_THAN');
    const sent = String(count);
    update({ typed: sent, status: 'saving', problem: null, unsent: null });
    isSaving.current = true;
    const error = await saveBeds(callApi, id, count, isLast).then(
      (at) => update({ saved: { free: count, updatedAt: at }, status: 'saved' }),
      (reason: unknown) => errorKeyOf(reason)?.key ?? 'INTERNAL',
    );
    isSaving.current = false;
    if (isNextRequested.current && latest.current.typed !== sent) return save(isLast);
    if (error) undo(error, error === 'AVAILABLE_BEDS_LESS_THAN' ? null : count);
  };
  return { state, latest, update, save };
}

/** Saves when the person opens another page, closes the tab or switches apps, because then no blur event occurs. */
function useSaveOnLeaving(save: () => void): void {
  const leave = useEffectEvent(save);
  useEffect(() => {
    const onHide = () => {
      if (document.hidden) leave();
    };
    document.addEventListener('visibilitychange', onHide);
    // Safari reports a closed tab only by this event.
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
