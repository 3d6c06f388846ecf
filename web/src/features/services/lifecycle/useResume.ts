import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import { useErrorToast } from '../../../routing/useErrorToast.ts';

/** Publishes a paused service again and loads the page's data. If another person did that meanwhile, it counts as done. */
export function useResume() {
  const t = useTranslations('lifecycle.pause');
  const showError = useErrorToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const resume = async (id: string) => {
    setIsBusy(true);
    try {
      await callApi('POST /services/:id/resume', { params: { id } }).catch((error: unknown) => {
        if (errorKeyOf(error)?.key !== 'CHANGED_MEANWHILE') throw error;
      });
      showToast({ text: t('resumed'), kind: 'success' });
      document.querySelector<HTMLElement>('h1')?.focus();
      await revalidate();
    } catch (error) {
      showError(error);
    }
    setIsBusy(false);
  };
  return { resume, isBusy };
}
