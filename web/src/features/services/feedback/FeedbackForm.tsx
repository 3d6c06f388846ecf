import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { sendFeedback } from '../../../http-client/sendFeedback.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { MessageForm } from '../../../ui/message-form/MessageForm.tsx';
import { feedbackFields } from './feedbackKinds.ts';
import { feedbackMessage } from './feedbackMessage.ts';
import { feedbackSchemas } from './feedbackSchemas.ts';
import { type FeedbackSubject, whomToReach } from './feedbackSubject.ts';
import { TellPlace } from './TellPlace.tsx';
import { useFeedbackTitle } from './useFeedbackTitle.ts';
import { useOperator } from './useOperator.ts';

interface Props {
  subject: FeedbackSubject;
  /** When the page was drawn, where it is one of its own. */
  occasion?: string;
  /** What the server answered where the form was sent without scripts. */
  answer?: FormAnswer | undefined;
  onSent: () => void;
}

/** Contact, report or claim (spec §2, §5). */
export default function FeedbackForm({ subject, occasion, answer, onSent }: Props) {
  const { kind, service } = subject;
  const t = useTranslations('feedback');
  const keepLanguage = useKeepLanguage();
  const title = useFeedbackTitle(subject);
  const reach = whomToReach(subject, useOperator());
  return (
    <MessageForm
      fields={feedbackFields[kind]}
      schema={feedbackSchemas[kind]}
      action={keepLanguage(paths.feedback(kind, service.id))}
      occasion={occasion}
      answer={answer}
      send={(typed, images, trap, keyOf) =>
        sendFeedback(callApi, feedbackMessage(subject, title, typed, trap), images, keyOf)
      }
      onSent={() => {
        showToast({ text: t(`${kind}.sent`), kind: 'success' });
        onSent();
      }}
      mailInstead={reach?.email ? { to: reach.email, about: kind === 'connect' ? service.name : title } : null}
    >
      {kind === 'connect' && <TellPlace />}
    </MessageForm>
  );
}
