import type { FieldErrorKey } from '@amparo/domain/http/apiError.ts';
import { useTranslations } from 'use-intl/react';

const told = ['REQUIRED', 'EMAIL_MUST_BE_A_VALID_EMAIL', 'TOO_LONG'] as const;

/** Answers the sentence for a field's error; `field` is the field as the sentence names it. */
export function useFieldError(): (key: FieldErrorKey | undefined, field: string) => string | undefined {
  const t = useTranslations('forms.errors');
  return (key, field) => key && t(told.find((known) => known === key) ?? 'MALFORMED', { field });
}
