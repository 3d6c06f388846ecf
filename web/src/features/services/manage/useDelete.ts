import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import { errorMessages } from '../../../http-client/errorMessages.ts';

interface Props {
  onDeleted: (id: string) => void;
  onRestored: (id: string) => void;
  onClose: () => void;
}

/** Deletes a service: it is gone from the list, and the focus is on the way back. */
export function useDelete({ onDeleted, onRestored, onClose }: Props) {
  const t = useTranslations();
  const undo = useUndo(onRestored);
  const { revalidate } = useRevalidator();
  const tell = useRef<(() => void) | null>(null);
  const remove = async (id: string) => {
    const key = await callApi('DELETE /services/:id', { params: { id } }).then(() => null, keyOf);
    // If another person has deleted it meanwhile, the result is the same.
    const isGone = key === null || key === 'NOT_FOUND';
    const action = { label: t('manage.services.undo'), act: () => void undo(id) };
    const deleted = {
      text: t('manage.services.deleted'),
      kind: 'success',
      ...(key === null ? { action } : {}),
    } as const;
    if (isGone) tell.current = () => showToast(deleted);
    if (isGone) onDeleted(id);
    else showToast({ text: t(wordsOf(key)), kind: 'error' });
    onClose();
    if (key === 'NOT_SIGNED_IN') void revalidate();
  };
  const focusAfter = (opener: string) => {
    if (!tell.current) return document.getElementById(opener);
    // Once the question no longer holds the focus: the message takes it to its way back.
    setTimeout(tell.current);
    tell.current = null;
    return null;
  };
  return { remove, focusAfter };
}

function useUndo(onRestored: (id: string) => void) {
  const t = useTranslations();
  return async (id: string) => {
    const key = await callApi('POST /services/:id/restore', { params: { id } }).then(() => null, keyOf);
    if (key !== null) return showToast({ text: t(wordsOf(key)), kind: 'error' });
    onRestored(id);
    showToast({ text: t('manage.services.restored'), kind: 'success' });
  };
}

function keyOf(error: unknown): string {
  return errorKeyOf(error)?.key ?? 'INTERNAL';
}

/** Errors that a person can act on. */
const words = {
  ...errorMessages,
  YOU_REACHED_LIMIT_SERVICE: 'manage.services.limit',
  NOT_FOUND: 'manage.services.tooLate',
} as const;

function wordsOf(key: string) {
  return words[key as keyof typeof words] ?? 'errors.INTERNAL';
}
