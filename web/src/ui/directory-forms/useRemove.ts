import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../browser/toasts.ts';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { errorMessages } from '../../http-client/errorMessages.ts';
import type { EntryKind } from './entryKind.ts';

export type Refusal = (key: ErrorKey) => boolean;

interface Props {
  kind: EntryKind;
  id: string;
  remove: (() => Promise<unknown>) | null;
  onRefused: Refusal | undefined;
  onClose: () => void;
}

/** Deletes an entry: it is gone from the list, and the focus is on what has come into its place. */
export function useRemove({ kind, id, remove, onRefused, onClose }: Props) {
  const t = useTranslations();
  const { revalidate } = useRevalidator();
  const next = useRef<HTMLElement | null>(null);
  const focusAfter = () => next.current ?? document.getElementById(`delete-${id}`);
  const run = async () => {
    const key = await Promise.resolve(remove?.()).then(
      () => null,
      (error) => errorKeyOf(error)?.key ?? 'INTERNAL',
    );
    // Somebody else has deleted it meanwhile: it is gone either way.
    const isGone = key === null || key === 'NOT_FOUND';
    if (isGone) next.current = neighbour(id);
    if (key === null) showToast({ text: t(`directories.${kind}.removed`), kind: 'success' });
    else if (!isGone && !onRefused?.(key))
      showToast({ text: t(words[key as keyof typeof words] ?? 'errors.INTERNAL'), kind: 'error' });
    onClose();
    if (!isGone) return;
    await revalidate();
    if (document.activeElement === document.body) next.current?.focus();
  };
  return { run, focusAfter };
}

/** The button of the next entry, else of the one before; of an empty list, its heading. */
function neighbour(id: string): HTMLElement | null {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button[id^="delete-"]')];
  const at = buttons.findIndex((button) => button.id === `delete-${id}`);
  return buttons[at + 1] ?? buttons[at - 1] ?? document.querySelector<HTMLElement>('h1');
}

/** What a person can do something about. */
const words = {
  NOT_SIGNED_IN: 'directories.signedOut',
  NOT_ALLOWED: 'directories.notAllowed',
  ...errorMessages,
} as const satisfies Partial<Record<ErrorKey, string>>;
