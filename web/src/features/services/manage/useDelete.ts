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

/** Deletes a service, removes it from the list, and moves the focus to the message with Undo. */
export function useDelete({ onDeleted, onRestored, onClose }: Props) {
  const t = useTranslations();
  const undo = useUndo(onRestored);
  const { revalidate } = useRevalidator();
  const showDeleted = useRef<(() => void) | null>(null);
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
    if (isGone) showDeleted.current = () => showToast(deleted);
    if (isGone) onDeleted(id);
    else showToast({ text: t(messageOf(key)), kind: 'error' });
    onClose();
    if (key === 'NOT_SIGNED_IN') void revalidate();
  };
  const focusAfter = (opener: string) => {
    if (!showDeleted.current) return document.getElementById(opener);
    // After the dialog has closed, because the message moves the focus to Undo.
    setTimeout(showDeleted.current);
    showDeleted.current = null;
    return null;
  };
  return { remove, focusAfter };
}

function useUndo(onRestored: (id: string) => void) {
  const t = useTranslations();
  return async (id: string) => {
    const key = await callApi('POST /services/:id/restore', { params: { id } }).then(() => null, keyOf);
    if (key !== null) return showToast({ text: t(messageOf(key)), kind: 'error' });
    onRestored(id);
    showToast({ text: t('manage.services.restored'), kind: 'success' });
  };
}

function keyOf(error: unknown): string {
  return errorKeyOf(error)?.key ?? 'INTERNAL';
}

/** Errors that a person can act on. */
const messages = {
  ...errorMessages,
  YOU_REACHED_LIMIT_SERVICE: 'manage.services.limit',
  NOT_FOUND: 'manage.services.tooLate',
} as const;

function messageOf(key: string) {
  return messages[key as keyof typeof messages] ?? 'errors.INTERNAL';
}
