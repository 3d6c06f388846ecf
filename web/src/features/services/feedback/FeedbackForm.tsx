import type { RefObject } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { coordinateOf } from '../../../browser/storage/place.ts';
import { showToast } from '../../../browser/toasts.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormCheckbox } from '../../../ui/forms/fields/FormFields.tsx';
import { MessageForm } from '../../../ui/message-form/MessageForm.tsx';
import { feedbackMessage, feedbackSchemas } from './feedbackMessage.ts';
import { type FeedbackSubject, feedbackFields, useFeedbackTitle } from './feedbackSubject.ts';

interface Props {
  subject: FeedbackSubject;
  /** The time of loading, if the form is a page. */
  occasion?: string;
  /** The server's response to a form that was sent without scripts. */
  answer?: FormAnswer | undefined;
  /** `isSent` is false if the message waits: without a network, no other page may open. */
  onSent: (isSent: boolean) => void;
}

/** Contact, report or claim (spec §2, §5). */
export function FeedbackForm({ subject, occasion, answer, onSent }: Props) {
  const { kind, service } = subject;
  const t = useTranslations('feedback');
  const keepLanguage = useKeepLanguage();
  const title = useFeedbackTitle(subject);
  const operator = useRouteLoaderData<RootData>('root')?.region.operator;
  return (
    <MessageForm
      fields={feedbackFields[kind]}
      schema={feedbackSchemas[kind]}
      action={keepLanguage(paths.feedback(kind, service.id))}
      occasion={occasion}
      answer={answer}
      compose={(typed, trap) => feedbackMessage(subject, title, typed, trap)}
      kind={kind}
      about={service.name}
      onSent={(isSent) => {
        showToast({ text: t(isSent ? `${kind}.sent` : 'waits'), kind: 'success' });
        onSent(isSent);
      }}
      mailInstead={mailInstead(subject, title, operator?.email)}
    >
      {kind === 'connect' && <SendPlace />}
      {kind === 'claim' && <p>{t('claim.next')}</p>}
    </MessageForm>
  );
}

/** The mail that replaces a message that could not be sent: to the service itself, or to the operator of the region. */
function mailInstead({ kind, service }: FeedbackSubject, title: string, operatorEmail: string | undefined) {
  const isToService = kind === 'connect' && (service.phone !== '' || service.email !== '');
  const to = isToService ? service.email : operatorEmail;
  return to ? { to, about: kind === 'connect' ? service.name : title } : null;
}

/** Sends the person's place with the message, if they have set one and check this box (spec §5). */
function SendPlace() {
  const t = useTranslations('feedback');
  const place = useRouteLoaderData<RootData>('root')?.place;
  if (!place || (place.longitude === 0 && place.latitude === 0)) return null;
  const label = place.label ? t('tellPlace', { place: place.label }) : t('tellOwnPlace');
  return <FormCheckbox name="coordinates" label={label} value={coordinateOf(place)} />;
}

interface DialogProps {
  subject: FeedbackSubject;
  isOpen: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

export function FeedbackDialog({ subject, isOpen, onClose, opener }: DialogProps) {
  return (
    <Dialog title={useFeedbackTitle(subject)} isOpen={isOpen} onClose={onClose} opener={opener} isForm>
      <FeedbackForm subject={subject} onSent={onClose} />
    </Dialog>
  );
}
