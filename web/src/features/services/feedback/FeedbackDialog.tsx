import type { RefObject } from 'react';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import FeedbackForm from './FeedbackForm.tsx';
import type { FeedbackSubject } from './feedbackSubject.ts';
import { useFeedbackTitle } from './useFeedbackTitle.ts';

interface Props {
  subject: FeedbackSubject;
  isOpen: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

export default function FeedbackDialog({ subject, isOpen, onClose, opener }: Props) {
  const title = useFeedbackTitle(subject);
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} opener={opener}>
      <FeedbackForm subject={subject} onSent={onClose} />
    </Dialog>
  );
}
