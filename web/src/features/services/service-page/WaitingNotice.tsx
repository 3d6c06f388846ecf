import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { useErrorToast } from '../../../routing/useErrorToast.ts';
import { useIsAllowed } from '../../../routing/useViewer.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { callForEach } from '../approvals/callForEach.ts';
import styles from './WaitingNotice.module.css';

/** Says that the service waits for approval (spec §4). Administrators approve it here. */
export function WaitingNotice({ id }: { id: string }) {
  const t = useTranslations('serviceDetail');
  const keepLanguage = useKeepLanguage();
  const mayApprove = useIsAllowed(serviceCan.approve);
  const { approve, isApproving } = useApproval(id);
  return (
    <Notice tone="quiet">
      <p>{t('waiting')}</p>
      {mayApprove && (
        <p className={styles.actions}>
          <Button weight="main" onClick={approve} disabled={isApproving}>
            {t('approve')}
          </Button>
          <ButtonLink weight="outlined" to={keepLanguage(paths.manageApprovals())}>
            {t('allWaiting')}
          </ButtonLink>
        </p>
      )}
    </Notice>
  );
}

/** Approves the service, loads the page again, and moves the focus from the button, which is gone then, to the heading. */
function useApproval(id: string) {
  const t = useTranslations('serviceDetail');
  const showError = useErrorToast();
  const { revalidate } = useRevalidator();
  const [isApproving, setIsApproving] = useState(false);
  const approve = async () => {
    setIsApproving(true);
    const { done, error } = await callForEach('approve', [id]);
    if (error) showError(error);
    else {
      showToast({ text: t(done.length > 0 ? 'approved' : 'handledMeanwhile'), kind: 'success' });
      document.querySelector<HTMLElement>('h1')?.focus();
      await revalidate();
    }
    setIsApproving(false);
  };
  return { approve, isApproving };
}
