import { Suspense, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import { useErrorToast } from '../../../routing/useErrorToast.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/lazyConfirm.ts';

/** For a person who lost the app and the recovery codes. */
export default function ResetSecondFactor({ id }: { id: string }) {
  const t = useTranslations('users.edit.secondFactor');
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const reset = useReset(id, close);
  return (
    <>
      <p>
        <Button ref={button} weight="outlined" onClick={() => setIsAsking(true)}>
          {t('reset')}
        </Button>
      </p>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            question={t('reset')}
            confirm={t('reset')}
            isOpen
            onConfirm={reset}
            onClose={close}
            focusAfter={() => button.current}
          >
            <p>{t('resetHint')}</p>
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}

function useReset(id: string, onEnd: () => void) {
  const t = useTranslations('users.edit.secondFactor');
  const { revalidate } = useRevalidator();
  const showError = useErrorToast();
  return async () => {
    try {
      await callApi('DELETE /users/:id/second-factor', { params: { id } });
      showToast({ text: t('resetDone'), kind: 'success' });
    } catch (error) {
      // Another administrator was faster.
      if (errorKeyOf(error)?.key !== 'NOT_FOUND') showError(error);
    }
    onEnd();
    await revalidate();
  };
}
