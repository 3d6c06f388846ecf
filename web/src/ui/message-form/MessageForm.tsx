import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { type FormSchema, formErrors } from '../../http-client/formErrors.ts';
import { newEntry, sendOrWait } from '../../http-client/outbox/outbox.ts';
import type { OutboxKind } from '../../http-client/outbox/outboxStore.ts';
import { type Message, outgoingFeedback } from '../../http-client/outbox/sendFeedback.ts';
import { hasImageGone } from '../../http-client/outbox/sendWithImages.ts';
import type { FormAnswer } from '../../routing/formAnswer.ts';
import { Button } from '../controls/Button.tsx';
import { EditForm } from '../forms/EditForm.tsx';
import { FormAlert } from '../forms/FormAlert.tsx';
import { FormPhoneField, FormTextArea, FormTextField } from '../forms/fields/FormFields.tsx';
import { type FormValues, submittedValues } from '../forms/submittedValues.ts';
import { useEditForm } from '../forms/useEditForm.ts';
import { loadOutboxNotice } from '../outbox/loadOutboxNotice.ts';
import hiddenStyles from '../VisuallyHidden.module.css';
import styles from './MessageForm.module.css';
import { type MailInstead, type MessageFieldName, NotSent } from './NotSent.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { occasionName, trapName } from './sentForm.ts';
import { usePickedPhotos } from './usePickedPhotos.ts';
import { useReturnedEntry } from './useReturnedEntry.ts';

interface Props {
  fields: readonly MessageFieldName[];
  schema: FormSchema;
  /** The address of the form's page and of its action, for browsers without scripts. */
  action: string;
  /** When the server rendered the page; undefined in a dialog. */
  occasion?: string | undefined;
  answer?: FormAnswer | undefined;
  /** The message of the filled-in form. */
  compose: (typed: Record<string, string>, trap: string) => Message;
  kind: OutboxKind;
  /** The service, as the person sees it. Empty for feedback about Amparo. */
  about: string;
  /** `isSent` is false if the message waits on this device for the network. */
  onSent: (isSent: boolean) => void;
  /** The person to write to by email if the message cannot be sent. */
  mailInstead: MailInstead | null;
  /** Fields below the photos. */
  children?: ReactNode;
}

/** A message of a visitor (spec §5): fields, photos, and the result. Typed values are never lost. */
export function MessageForm(props: Props) {
  const { fields, action, occasion, answer, mailInstead, children } = props;
  const t = useTranslations('feedback');
  const photos = usePickedPhotos();
  const edit = useMessageForm(props, photos);
  const texts = useFieldTexts();
  return (
    <EditForm
      edit={edit}
      texts={texts}
      method="post"
      action={action}
      encType="multipart/form-data"
      className={styles.form}
    >
      <FormAlert attempt={edit.attempt} hint={<p className={styles.hint}>{t('fillAll')}</p>} />
      {fields.map((name) => (
        <MessageField key={name} name={name} />
      ))}
      <Photos {...photos} />
      {children}
      <Trap />
      {occasion && <input type="hidden" name={occasionName} value={occasion} />}
      <Button type="submit" weight="main" className={styles.send} aria-disabled={edit.isSaving || undefined}>
        {t(edit.isSaving ? 'sending' : 'send')}
      </Button>
      {edit.problem && (
        <NotSent
          problem={edit.problem}
          attempt={edit.attempt}
          typed={answer?.typed ?? {}}
          fields={fields}
          mailInstead={mailInstead}
        />
      )}
    </EditForm>
  );
}

function useFieldTexts() {
  const t = useTranslations('feedback');
  return (name: string) => ({
    label: t(`fields.${name as MessageFieldName}.label`),
    named: t(`fields.${name as MessageFieldName}.named`),
  });
}

/** Sends the message with its photos, or lets it wait on this device, and then empties the form. */
function useMessageForm(props: Props, photos: ReturnType<typeof usePickedPhotos>) {
  const { schema, compose, kind, about, action, onSent } = props;
  const [returned, setReturned] = useState<FormAnswer & { id: string }>();
  useEffect(() => void loadOutboxNotice(), []);
  const edit = useEditForm<FormValues, boolean>({
    validate: (values) => formErrors(schema, submittedValues(values)),
    save: async (values, { keyOf, element }) => {
      const trap = String(new FormData(element ?? undefined).get(trapName) ?? '');
      const typed = submittedValues(values);
      const images = photos.photos.map(({ bytes }) => bytes);
      const outgoing = await outgoingFeedback(compose(typed, trap), images, keyOf);
      const own = { kind, about, page: action, typed, ...outgoing };
      const entry = newEntry(returned ? { id: returned.id, ...own } : own);
      const { isSent } = await sendOrWait(entry).catch((error: unknown) => {
        if (hasImageGone(error)) photos.refuseGone();
        throw error;
      });
      return isSent;
    },
    // The photos show these errors.
    placeErrors: ({ images: _gone, ...errors }) => errors,
    onSaved: (isSent) => {
      edit.form.reset(emptied(edit.form.getValues()));
      photos.clear();
      onSent(isSent);
    },
    answer: returned ?? props.answer,
  });
  useReturnedEntry(kind, ({ id, typed, images, problem }) => {
    edit.form.reset(typed);
    photos.restore(images.map(({ bytes }) => bytes));
    const key = problem?.key === 'EXPIRED' ? null : (problem?.key ?? null);
    setReturned({ id, typed, errors: problem?.fields ?? {}, problem: key, retryAfterSeconds: 0 });
  });
  return edit;
}

/** Also empties the values that came back from the outbox. */
function emptied(values: FormValues): FormValues {
  return Object.fromEntries(Object.keys(values).map((name) => [name, name === 'coordinates' ? false : '']));
}

/** Hidden only by CSS, so that programs that fill in every field fill in this one. */
function Trap() {
  return <input name={trapName} tabIndex={-1} autoComplete="off" aria-hidden className={hiddenStyles.hidden} />;
}

function MessageField({ name }: { name: MessageFieldName }) {
  switch (name) {
    case 'message':
      return <FormTextArea name={name} required />;
    case 'phone':
      return <FormPhoneField name={name} required />;
    case 'email':
      return <FormTextField name={name} required type="email" autoComplete="email" spellCheck={false} />;
    case 'orgnizationWebsite':
      return (
        <FormTextField
          name={name}
          required
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
      );
    default:
      return <FormTextField name={name} required autoComplete={autoComplete[name]} />;
  }
}

const autoComplete = { name: 'name', subject: 'off', organizationName: 'organization', title: 'organization-title' };

function Photos(photos: ReturnType<typeof usePickedPhotos>) {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: 'images' });
  return <PhotoPicker {...photos} refused={errors.images ? 'GONE' : photos.refused} />;
}
