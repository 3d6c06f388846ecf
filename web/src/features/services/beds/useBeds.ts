import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import type { ShelterBeds } from './loadBeds.ts';
import { readCount, saveBeds } from './saveBeds.ts';

/** Combines several taps into one request. Saves after a moment, because a tap on a phone does not move the focus. */
const afterTapMs = 1_000;

interface Shown {
  typed: string;
  /** The value on the server. */
  saved: { free: number; updatedAt: string | null };
  state: 'still' | 'saving' | 'saved';
  problem: string | null;
  /** The value of a failed save, for a retry. */
  unsent: number | null;
}

/** Edits the free beds of a shelter. Saves when the focus leaves the row. A refused value returns to the old one. */
export function useBeds({ id, free, total, updatedAt }: ShelterBeds) {
  const [shown, setShown] = useState<Shown>({
    ...{ typed: String(free), state: 'still', problem: null, unsent: null },
    saved: { free, updatedAt },
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(shown);
  latest.current = shown;
  const isSaving = useRef(false);
  /** Something was changed while the last change was saved. */
  const isLate = useRef(false);

  const save = async (isLast = false): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { saved, typed } = latest.current;
    if (isSaving.current) {
      isLate.current = true;
      return;
    }
    const count = readCount(typed);
    if (count === saved.free) return setShown((before) => ({ ...before, typed: String(count) }));
    const goBack = (problem: string, unsent: number | null = null) =>
      setShown((before) => ({ ...before, typed: String(saved.free), state: 'still', problem, unsent }));
    if (count > total) return goBack('AVAILABLE_BEDS_LESS_THAN');
    setShown((before) => ({ ...before, typed: String(count), state: 'saving', problem: null, unsent: null }));
    isSaving.current = true;
    try {
      const at = await saveBeds(callApi, id, count, isLast);
      setShown((before) => ({ ...before, saved: { free: count, updatedAt: at }, state: 'saved' }));
    } catch (error) {
      const key = errorKeyOf(error)?.key ?? 'INTERNAL';
      goBack(key, key === 'AVAILABLE_BEDS_LESS_THAN' ? null : count);
    } finally {
      isSaving.current = false;
    }
  };
  const saveLate = useEffectEvent(() => {
    if (isLate.current) void save();
    isLate.current = false;
  });
  useEffect(() => {
    if (shown.state !== 'saving') saveLate();
  }, [shown.state]);
  useSaveOnLeaving(() => {
    // An empty field is still being edited.
    if (latest.current.typed.trim() !== '') void save(true);
  });
  const type = (typed: string) => setShown((before) => ({ ...before, typed, problem: null, unsent: null }));
  const again = () => {
    latest.current = { ...latest.current, typed: String(shown.unsent ?? shown.typed) };
    void save();
  };
  const step = (by: number) => {
    clearTimeout(timer.current);
    const count = Math.min(Math.max(0, readCount(latest.current.typed) + by), Math.max(total, 0));
    type(String(count));
    timer.current = setTimeout(() => void save(), afterTapMs);
  };
  return { shown, type, step, again, save: () => void save() };
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
