import type { FieldErrorKey } from '@amparo/domain/http/apiError.ts';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../app/paths.ts';
import { useKeepLanguage } from '../../../language/useKeepLanguage.ts';
import { Button } from '../../../ui/Button.tsx';
import { asFormErrors, resolverOf, sentValues } from '../../../ui/forms/resolverOf.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { CannotSend } from './CannotSend.tsx';
import type { FeedbackAnswer } from './checkFeedback.ts';
import styles from './FeedbackForm.module.css';
import { FeedbackInput } from './FeedbackInput.tsx';
import { type FeedbackKind, feedbackFields } from './feedbackKinds.ts';
import { feedbackSchemas } from './feedbackSchemas.ts';
import type { FeedbackSubject } from './feedbackSubject.ts';
import { NotSent } from './NotSent.tsx';
import { TellPlace } from './TellPlace.tsx';

type Values = Record<string, string | false | undefined>;

interface Props {
  subject: FeedbackSubject;
  /** What the server answered where the form was sent without scripts. */
  answer?: FeedbackAnswer | undefined;
}

/** Contact, report or claim (spec §2, §5). It checks what is typed, and says that it cannot be sent yet. */
export default function FeedbackForm({ subject, answer }: Props) {
  const t = useTranslations('feedback');
  const keepLanguage = useKeepLanguage();
  const { kind, service } = subject;
  const { form, errors, notSent, check } = useFeedbackForm(kind, answer);
  return (
    <form
      method="post"
      action={keepLanguage(paths.feedback(kind, service.id))}
      noValidate
      onSubmit={check}
      className={styles.form}
    >
      <CannotSend subject={subject} />
      <Wrong count={Object.keys(errors).length} />
      {feedbackFields[kind].map((name) => (
        <FeedbackInput
          key={name}
          name={name}
          error={errors[name]}
          typed={answer?.typed[name]}
          registered={form.register(name)}
        />
      ))}
      {kind === 'connect' && (
        <TellPlace registered={form.register('coordinates')} isTold={answer?.typed.coordinates !== undefined} />
      )}
      <Button type="submit" weight="main" className={styles.send}>
        {t('send')}
      </Button>
      {notSent && <NotSent subject={subject} values={notSent} />}
    </form>
  );
}

/** How many fields are to be looked at again; the first of them has the focus. */
function Wrong({ count }: { count: number }) {
  const t = useTranslations();
  return (
    <div>
      <div role="alert">{count > 0 && <Notice tone="alert">{t('forms.check', { count })}</Notice>}</div>
      {count === 0 && <p className={styles.hint}>{t('feedback.fillAll')}</p>}
    </div>
  );
}

function useFeedbackForm(kind: FeedbackKind, answer: FeedbackAnswer | undefined) {
  const refused = answer && Object.keys(answer.errors).length > 0 ? answer.errors : undefined;
  const [notSent, setNotSent] = useState(answer && !refused ? answer.typed : null);
  const form: UseFormReturn<Values> = useForm<Values>({
    resolver: resolverOf(feedbackSchemas[kind]),
    ...(refused ? { errors: asFormErrors(refused) } : {}),
  });
  const check = form.handleSubmit(
    (values) => setNotSent(sentValues(values)),
    () => setNotSent(null),
  );
  const told = Object.entries(form.formState.errors).map(([name, error]) => [name, error?.message as FieldErrorKey]);
  const errors: Record<string, FieldErrorKey> = Object.fromEntries(told);
  return { form, errors, notSent, check };
}
