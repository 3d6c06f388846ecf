import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../../browser/toasts.ts';
import { callApi } from '../../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../../http-client/errorKeyOf.ts';
import { errorMessages } from '../../../../http-client/errorMessages.ts';
import { nextFocus } from '../../../../ui/table/nextFocus.ts';
import { callToHandle, type How } from './handleFeedback.ts';

interface Props {
  onHandled: (id: string) => void;
  onClose: () => void;
}

/** Archives or deletes a message, removes it from the list, and focuses the next one. */
export function useHandle({ onHandled, onClose }: Props) {
  const t = useTranslations();
  const { revalidate } = useRevalidator();
  const next = useRef<(() => HTMLElement | null) | null>(null);
  const handle = async (how: How, id: string) => {
    const key = await callToHandle(callApi, how, id).then(
      () => null,
      (error) => errorKeyOf(error)?.key ?? 'INTERNAL',
    );
    // If another person has deleted it meanwhile, the result is the same.
    const isGone = key === null || key === 'NOT_FOUND';
    if (isGone) {
      next.current = nextFocus([id], '[id^="feedback-"]');
      onHandled(id);
    }
    if (key === null) showToast({ text: t(`feedbacks.${how}.done`), kind: 'success' });
    else if (!isGone) showToast({ text: t(words[key as keyof typeof words] ?? 'errors.INTERNAL'), kind: 'error' });
    onClose();
    if (key === 'NOT_SIGNED_IN') void revalidate();
  };
  const focusAfter = (opener: string) => {
    const find = next.current;
    next.current = null;
    return find ? find() : document.getElementById(opener);
  };
  return { handle, focusAfter };
}

/** Errors that a person can act on. */
const words = {
  ...errorMessages,
  CLAIM_NOT_OPEN: 'feedbacks.grant.notOpen',
} as const;
