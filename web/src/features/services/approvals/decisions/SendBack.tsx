import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Result } from '../../lifecycle/callForEach.ts';
import type { ApprovalQuestion } from './useApprovalQuestion.ts';
import { loadSendBack } from './useLoadDialogs.ts';

const SendBackDialog = lazy(loadSendBack);

interface Props {
  question: ApprovalQuestion | null;
  /** Returns the element for the focus, because the card is gone. */
  onSent: (question: ApprovalQuestion, result: Result) => HTMLElement | null;
  onClose: () => void;
}

/** The dialog that asks what the owners of waiting services should correct. */
export function SendBack({ question, onSent, onClose }: Props) {
  const focusAfter = useRef<HTMLElement | null>(null);
  const last = useRef(question);
  if (question) last.current = question;
  const opener = question?.opener;
  useEffect(() => {
    if (opener) focusAfter.current = document.getElementById(opener);
  }, [opener]);
  const asked = last.current;
  if (!asked) return null;
  const finish = (result: Result) => {
    focusAfter.current = onSent(asked, result);
    onClose();
  };
  return (
    <Suspense>
      <SendBackDialog
        services={asked.services}
        isOpen={question !== null}
        onClose={onClose}
        opener={focusAfter}
        onSent={finish}
      />
    </Suspense>
  );
}
