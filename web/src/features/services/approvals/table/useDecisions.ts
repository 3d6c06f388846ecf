import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { closeToast, showToast } from '../../../../browser/toasts.ts';
import type { ApprovalQuestion } from '../decisions/useApprovalQuestion.ts';
import type { useApprove } from '../decisions/useApprove.ts';
import { useLoadDialogs } from '../decisions/useLoadDialogs.ts';
import type { WaitingService } from '../waiting/waitingService.ts';

/** What an administrator decides on one or several waiting services. The last two open a dialog first. */
export type Decide = ReturnType<typeof useDecisions>['decide'];

/** The decisions of the table, and the question that is open. */
export function useDecisions({ approve }: Pick<ReturnType<typeof useApprove>, 'approve'>) {
  const t = useTranslations('approvals.table');
  const loadDialogs = useLoadDialogs();
  const [question, setQuestion] = useState<ApprovalQuestion | null>(null);
  const decide = useMemo(() => {
    /** Without an opener, a key opened the dialog: the focus returns to where it is. */
    const ask = (what: 'delete' | 'sendBack', services: readonly WaitingService[], opener: string) => {
      // The message about the last decision would cover the dialog.
      closeToast();
      loadDialogs(() =>
        setQuestion({ what, place: null, services, opener: opener || (document.activeElement?.id ?? '') }),
      );
    };
    const idsOf = (services: readonly WaitingService[]) => services.map(({ id }) => id);
    return {
      approve: (services: readonly WaitingService[]) => void approve(null, idsOf(services)),
      remove: (services: readonly WaitingService[], opener = '') => ask('delete', services, opener),
      /** Only services with an owner, because somebody must correct them. */
      sendBack: (services: readonly WaitingService[], opener = '') => {
        const owned = services.filter(({ isOwned }) => isOwned);
        if (owned.length > 0) ask('sendBack', owned, opener);
        else showToast({ text: t('noOwner'), kind: 'error' });
      },
    };
  }, [approve, loadDialogs, t]);
  return { question, decide, close: () => setQuestion(null) };
}
