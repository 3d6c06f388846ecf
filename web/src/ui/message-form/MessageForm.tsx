import type { ErrorKey, FieldErrorKey } from '@amparo/domain/http/apiError.ts';
import { type BaseSyntheticEvent, type ReactNode, useState } from 'react';
import { type UseFormRegister, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import type { FormSchema } from '../../http-client/formErrors.ts';
import { type KeyOf, randomIdempotencyKeys } from '../../http-client/randomIdempotencyKeys.ts';
import { hasImageGone } from '../../http-client/sendFeedback.ts';
import type { FormAnswer } from '../../routing/formAnswer.ts';
import { Button } from '../Button.tsx';
import { asFormErrors, resolverOf, sentValues } from '../forms/resolverOf.ts';
import { Notice } from '../Notice.tsx';
import hiddenStyles from '../VisuallyHidden.module.css';
import { MessageField, type MessageFieldName } from './MessageField.tsx';
import styles from './MessageForm.module.css';
import { type MailInstead, NotSent } from './NotSent.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { occasionName, trapName } from './sentForm.ts';
import { usePickedPhotos } from './usePickedPhotos.ts';

type Values = Record<string, string | false | undefined>;

interface Props {
  fields: readonly MessageFieldName[];
  schema: FormSchema;
  /** Where it is sent to without scripts. */
  action: string;
  /** When the page was drawn, where it is one of its own. */
  occasion?: string | undefined;
  /** What the server answered to that, where it was not sent on. */
  answer?: FormAnswer | undefined;
  /** Rejects with an ApiError; then all that was typed stays. */
  send: (typed: Record<string, string>, images: Uint8Array<ArrayBuffer>[], trap: string, keyOf: KeyOf) => Promise<void>;
  onSent: () => void;
  /** Whom to write to by one's own e-mail where it cannot be sent. */
  mailInstead: MailInstead | null;
  /** What may be told besides the fields. */
  more?: (register: UseFormRegister<Values>) => ReactNode;
}

/** What a visitor sends (spec §5): the fields, photos, and what became of it. Nothing typed is ever lost. */
export function MessageForm({ fields, schema, action, occasion, answer, mailInstead, more, ...sending }: Props) {
  const t = useTranslations('feedback');
  const photos = usePickedPhotos();
  const { form, errors, failed, submit } = useMessageForm(schema, answer, photos, sending);
  const { isSubmitting } = form.formState;
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      className={styles.form}
    >
      <Wrong count={Object.keys(errors).length} />
      {fields.map((name) => (
        <MessageField
          key={name}
          name={name}
          error={errors[name]}
          typed={answer?.typed[name]}
          registered={form.register(name)}
        />
      ))}
      <PhotoPicker {...photos} refused={errors.images ? 'GONE' : photos.refused} />
      {more?.(form.register)}
      {/* Hidden by its look alone: what a program does not see it does not fill in. */}
      <input name={trapName} tabIndex={-1} autoComplete="off" aria-hidden className={hiddenStyles.hidden} />
      {occasion && <input type="hidden" name={occasionName} value={occasion} />}
      <Button type="submit" weight="main" className={styles.send} aria-disabled={isSubmitting || undefined}>
        {t(isSubmitting ? 'sending' : 'send')}
      </Button>
      {failed && <NotSent failed={failed} fields={fields} mailInstead={mailInstead} />}
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

interface Failed {
  key: ErrorKey;
  typed: Record<string, string>;
}

function useMessageForm(
  schema: FormSchema,
  answer: FormAnswer | undefined,
  { photos, clear, tellGone }: ReturnType<typeof usePickedPhotos>,
  { send, onSent }: Pick<Props, 'send' | 'onSent'>,
) {
  const refused = answer && Object.keys(answer.errors).length > 0 ? answer.errors : undefined;
  const [failed, setFailed] = useState<Failed | null>(
    answer?.problem && !refused ? { key: answer.problem, typed: answer.typed } : null,
  );
  // Drawn anew for the next message.
  const [keys, setKeys] = useState(() => ({ keyOf: randomIdempotencyKeys() }));
  const form: UseFormReturn<Values> = useForm<Values>({
    resolver: resolverOf(schema),
    ...(refused ? { errors: asFormErrors(refused) } : {}),
  });
  const sendValues = form.handleSubmit(
    async (values, event) => {
      const typed = sentValues(values);
      try {
        await send(
          typed,
          photos.map(({ bytes }) => bytes),
          trapOf(event),
          keys.keyOf,
        );
      } catch (error) {
        if (hasImageGone(error)) tellGone();
        return setFailed({ key: errorKeyOf(error)?.key ?? 'INTERNAL', typed });
      }
      setFailed(null);
      setKeys({ keyOf: randomIdempotencyKeys() });
      form.reset();
      clear();
      onSent();
    },
    () => setFailed(null),
  );
  const submit = (event: BaseSyntheticEvent) => {
    event.preventDefault();
    // A second tap sends nothing twice.
    return form.formState.isSubmitting ? undefined : sendValues(event);
  };
  const told = Object.entries(form.formState.errors).map(([name, error]) => [name, error?.message as FieldErrorKey]);
  const errors: Record<string, FieldErrorKey> = Object.fromEntries(told);
  return { form, errors, failed, submit };
}

function trapOf(event: BaseSyntheticEvent | undefined): string {
  return String(new FormData(event?.target as HTMLFormElement).get(trapName) ?? '');
}
