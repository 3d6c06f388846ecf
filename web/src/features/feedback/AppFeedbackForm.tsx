import { AppForm } from '@amparo/domain/feedback/feedbackForms.ts';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../browser/toasts.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import type { FormAnswer } from '../../routing/formAnswer.ts';
import { MessageForm } from '../../ui/message-form/MessageForm.tsx';
import { appFields, appMessage } from './appMessage.ts';

interface Props {
  /** When the page was drawn. */
  occasion: string;
  /** The server's answer to a form without scripts. */
  answer: FormAnswer | undefined;
  /** `isSent` is false if the message waits: without a network, no other page may open. */
  onSent: (isSent: boolean) => void;
}

/** Load it lazily: form validation is larger than the pages that most people open. */
export default function AppFeedbackForm({ occasion, answer, onSent }: Props) {
  const t = useTranslations('feedback');
  const keepLanguage = useKeepLanguage();
  return (
    <MessageForm
      fields={appFields}
      schema={AppForm}
      action={keepLanguage(paths.appFeedback())}
      occasion={occasion}
      answer={answer}
      compose={appMessage}
      kind="app"
      about=""
      onSent={(isSent) => {
        showToast({ text: t(isSent ? 'app.sent' : 'waits'), kind: 'success' });
        onSent(isSent);
      }}
      mailInstead={null}
    />
  );
}
