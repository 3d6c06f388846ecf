import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useDialogFromHash } from '../../../../ui/dialogs/useDialogFromHash.ts';
import type { How } from './handleFeedback.ts';

/** The subject of a dialog over the list. */
export type DialogTarget = { what: How; feedback: Feedback } | { what: 'photo'; feedback: Feedback; photo: number };

/** Returns the open dialog, which the address names with the id of a message: `#archive-…`, `#photo-2-…`. */
export function useFeedbackDialog(items: readonly Feedback[]) {
  const name = useLocation().hash.slice(1);
  const { show, close } = useDialogFromHash([name]);
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  // A stable callback, so that memoized cards do not render again.
  const ask = useCallback((id: string) => void latest.current(id), []);
  return { target: readTarget(name, items), ask, close };
}

function readTarget(name: string, items: readonly Feedback[]): DialogTarget | null {
  const [, what, number = '', id] = /^(archive|unarchive|delete|grant|photo)-(?:(\d)-)?(.{36})$/.exec(name) ?? [];
  const feedback = items.find((one) => one.id === id);
  if (!feedback) return null;
  if (what !== 'photo') return { what: what as How, feedback };
  const photo = Number(number);
  return feedback.images[photo - 1] ? { what, feedback, photo } : null;
}
