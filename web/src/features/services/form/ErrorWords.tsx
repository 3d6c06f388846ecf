import { useTranslations } from 'use-intl/react';
import fieldStyles from '../../../ui/forms/fields/Field.module.css';
import { type DraftErrorKey, isOfHours } from './draft/checkDraft.ts';
import { useDraftErrors } from './draft/draftStore.ts';
import { emptyDraft, type ServiceDraft } from './draft/serviceDraft.ts';

const told = [
  'REQUIRED',
  'TOO_LONG',
  'TOO_SMALL',
  'TOO_BIG',
  'EMAIL_MUST_BE_A_VALID_EMAIL',
  'PLEASE_SELECT_AT_LEAST_ONE_SERVICE',
  'PLEASE_SELECT_AT_LEAST_ONE_CATEGORY',
  'PLEASE_ADD_SCHEDULE',
  'CHECK_TIME_START',
  'CHECK_DATE_START',
  'AVAILABLE_BEDS_LESS_THAN',
  'BEDS_AT_LEAST_ONE',
  'NOT_ALLOWED',
  'UNKNOWN_ACCOUNT',
] as const;

/** Answers the sentence for an error of the form (spec §5). */
export function useErrorWords(): (name: string, key: DraftErrorKey) => string {
  const t = useTranslations('serviceForm');
  return (name, key) => {
    const known = told.find((one) => one === key);
    if (isOfHours(name)) {
      const isGap = key === 'REQUIRED' || key === 'MALFORMED';
      if (name.endsWith('.days')) return t('errors.days');
      if (isGap && /Date$/.test(name)) return t('errors.date');
      if (isGap) return t('errors.time');
      return known ? t(`errors.${known}`, { field: t('fields.schedules') }) : t('errors.ERROR_FORM_SERVICE');
    }
    const field =
      name in emptyDraft ? t(`fields.${name as Exclude<keyof ServiceDraft, 'plan' | 'point' | 'country'>}`) : name;
    return t(`errors.${known ?? 'MALFORMED'}`, { field });
  };
}

/** The sentence of one field's error, if it has one. */
export function useErrorOf(name: string): string | undefined {
  const words = useErrorWords();
  const key = useDraftErrors()[name];
  return key && words(name, key);
}

/** Below what has no box of its own: days, chips. */
export function ErrorLine({ name, id }: { name: string; id: string }) {
  const error = useErrorOf(name);
  return error ? (
    <p id={id} className={fieldStyles.error}>
      {error}
    </p>
  ) : null;
}
