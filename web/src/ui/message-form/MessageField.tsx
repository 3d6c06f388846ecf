import type { FieldErrorKey } from '@amparo/domain/http/apiError.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { PhoneField } from '../forms/fields/PhoneField.tsx';
import { TextArea } from '../forms/fields/TextArea.tsx';
import { TextField } from '../forms/fields/TextField.tsx';
import { useFieldError } from '../forms/useFieldError.ts';

export type MessageFieldName =
  | 'name'
  | 'email'
  | 'phone'
  | 'subject'
  | 'message'
  | 'organizationName'
  | 'title'
  | 'orgnizationWebsite';

interface Props {
  name: MessageFieldName;
  error: FieldErrorKey | undefined;
  /** What it is filled in with at first. */
  typed: string | undefined;
  registered: UseFormRegisterReturn;
}

/** One field of what visitors send, with what the keyboard and the browser should know of it. */
export function MessageField({ name, error, typed, registered }: Props) {
  const t = useTranslations('feedback.fields');
  const errorWords = useFieldError();
  const field = {
    label: t(`${name}.label`),
    error: error && errorWords(error, t(`${name}.named`)),
    defaultValue: typed,
    required: true,
    ...registered,
  };
  switch (name) {
    case 'message':
      return <TextArea {...field} />;
    case 'phone':
      return <PhoneField {...field} />;
    case 'email':
      return <TextField {...field} type="email" autoComplete="email" spellCheck={false} />;
    case 'orgnizationWebsite':
      return <TextField {...field} inputMode="url" autoComplete="url" autoCapitalize="none" spellCheck={false} />;
    default:
      return <TextField {...field} autoComplete={completions[name]} />;
  }
}

const completions = { name: 'name', subject: 'off', organizationName: 'organization', title: 'organization-title' };
