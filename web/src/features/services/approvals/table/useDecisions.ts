import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { closeToast, showToast } from '../../../../browser/toasts.ts';
import { loadConfirm } from '../../../../ui/dialogs/lazyConfirm.ts';
import { useOneAtATime } from '../../../../ui/table/useOneAtATime.ts';
import { type ApprovalQuestion, loadSendBack } from '../queue/useApprovalQuestion.ts';
import type { useApprove } from '../queue/useApprove.ts';
import type { WaitingService } from '../queue/waitingService.ts';

/** What an administrator decides on one or several waiting services. The last two open a dialog first. */
export type Decide = ReturnType<typeof useDecisions>['decide'];

/** The decisions of the table, and the question that is open. */
export function useDecisions(actions: Pick<ReturnType<typeof useApprove>, 'approve'>) {
  const t = useTranslations();
  const approve = useOneAtATime(actions.approve);
  const [question, setQuestion] = useState<ApprovalQuestion | null>(null);
  const decide = useMemo(() => {
    /** Without an opener, a key opened the dialog: the focus returns to where it is. */
    const ask = async (what: 'delete' | 'sendBack', services: readonly WaitingService[], opener: string) => {
      // The message about the last decision would cover the dialog.
      closeToast();
      try {
        await Promise.all([loadConfirm(), loadSendBack()]);
        setQuestion({ what, place: null, services, opener: opener || (document.activeElement?.id ?? '') });
      } catch {
        showToast({ text: t('errors.UNREACHABLE'), kind: 'error' });
      }
    };
    const idsOf = (services: readonly WaitingService[]) => services.map(({ id }) => id);
    return {
      approve: (services: readonly WaitingService[]) => void approve(null, idsOf(services)),
      remove: (services: readonly WaitingService[], opener = '') => void ask('delete', services, opener),
      /** Only services with an owner, because somebody must correct them. */
      sendBack: (services: readonly WaitingService[], opener = '') => {
        const owned = services.filter(({ isOwned }) => isOwned);
        if (owned.length > 0) void ask('sendBack', owned, opener);
        else showToast({ text: t('approvals.table.noOwner'), kind: 'error' });
      },
    };
  }, [approve, t]);
  return { question, decide, close: () => setQuestion(null) };
}
