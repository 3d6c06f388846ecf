import { Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ConfirmDialog } from '../../../../ui/dialogs/lazyConfirm.ts';
import type { ApprovalQuestion as Question } from './useApprovalQuestion.ts';
import type { useApprove } from './useApprove.ts';

interface Props {
  /** The question whether to approve or delete. */
  question: Question | null;
  actions: Pick<ReturnType<typeof useApprove>, 'approve' | 'remove'>;
  onClose: () => void;
}

/** The dialog names at most so many services. */
const maxNamed = 5;

/** Asks for confirmation before it deletes services or approves a whole group. */
export function ApprovalQuestion({ question, actions, onClose }: Props) {
  const t = useTranslations('approvals');
  // Shown while the dialog closes.
  const last = useRef(question);
  const isHandled = useRef(false);
  if (question) last.current = question;
  if (!last.current) return null;
  const { what, place, services, opener } = last.current;
  const act = async () => {
    const ids = services.map(({ id }) => id);
    isHandled.current = true;
    isHandled.current = await (what === 'approve' ? actions.approve(place, ids) : actions.remove(place, ids));
    onClose();
  };
  // The opener is gone with the handled services. The focus has already moved.
  const focusAfter = () => {
    const opened = isHandled.current ? null : document.getElementById(opener);
    isHandled.current = false;
    return opened;
  };
  return (
    <Suspense>
      <ConfirmDialog
        question={t(what === 'approve' ? 'approveQuestion' : 'deleteQuestion', { count: services.length })}
        confirm={t(what === 'approve' ? 'approve' : 'delete')}
        isOpen={question !== null}
        onConfirm={act}
        onClose={onClose}
        focusAfter={focusAfter}
      >
        {services.slice(0, maxNamed).map(({ id, name }) => (
          <p key={id}>{name}</p>
        ))}
        {services.length > maxNamed && <p>{t('andMore', { count: services.length - maxNamed })}</p>}
      </ConfirmDialog>
    </Suspense>
  );
}
