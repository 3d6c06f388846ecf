import { useTranslations } from 'use-intl/react';
import { useFieldError } from '../../ui/forms/useFieldError.ts';
import type { AccountErrorKey } from './useAccountForm.ts';

const own = [
  'EMAIL_ALREADY_USED',
  'EMAIL_NOT_FOUND',
  'CURRENT_PASSWORD_WRONG',
  'TOO_SHORT',
  'PASSWORD_NOT_MATCH',
  'PLEASE_ACCEPT_TERMS',
] as const;

/** As useFieldError, with what only the forms of an account are refused for. */
export function useAccountError(): (key: AccountErrorKey | undefined, field: string) => string | undefined {
  const t = useTranslations('account.errors');
  const fieldError = useFieldError();
  return (key, field) => {
    const known = own.find((one) => one === key);
    return known ? t(known) : key && fieldError(key, field);
  };
}
