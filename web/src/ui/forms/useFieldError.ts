import { useTranslations } from 'use-intl/react';

const known = ['REQUIRED', 'EMAIL_MUST_BE_A_VALID_EMAIL', 'TOO_LONG'] as const;

/** Returns the sentence for an error that any form may have. `field` is the field's name inside the sentence. */
export function useFieldError(): (key: string, field: string) => string {
  const t = useTranslations('forms.errors');
  return (key, field) => t(known.find((one) => one === key) ?? 'MALFORMED', { field });
}
