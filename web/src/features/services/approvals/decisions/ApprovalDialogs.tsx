import { ApprovalQuestion } from './ApprovalQuestion.tsx';
import { SendBack } from './SendBack.tsx';
import type { ApprovalQuestion as Question } from './useApprovalQuestion.ts';
import type { useApprove } from './useApprove.ts';

interface Props {
  question: Question | null;
  actions: Pick<ReturnType<typeof useApprove>, 'approve' | 'remove' | 'showSentBack'>;
  onClose: () => void;
}

/** What an administrator is asked before services are approved, deleted, or sent back. */
export function ApprovalDialogs({ question, actions, onClose }: Props) {
  const isSendBack = question?.what === 'sendBack';
  return (
    <>
      <ApprovalQuestion question={isSendBack ? null : question} actions={actions} onClose={onClose} />
      <SendBack question={isSendBack ? question : null} onSent={actions.showSentBack} onClose={onClose} />
    </>
  );
}
