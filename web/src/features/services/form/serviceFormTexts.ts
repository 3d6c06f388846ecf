import { useTranslations } from 'use-intl/react';
import type { ErrorText, FieldTexts } from '../../../ui/forms/FormContext.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import type { ServiceValues } from './values/serviceValues.ts';

const errorKeys = [
  ...(['REQUIRED', 'TOO_LONG', 'TOO_SMALL', 'TOO_BIG', 'EMAIL_MUST_BE_A_VALID_EMAIL'] as const),
  ...(['PLEASE_SELECT_AT_LEAST_ONE_SERVICE', 'PLEASE_SELECT_AT_LEAST_ONE_CATEGORY'] as const),
  ...(['PLEASE_ADD_SCHEDULE', 'PLEASE_ADD_CONTACT'] as const),
  ...(['CHECK_TIME_START', 'CHECK_DATE_START', 'AVAILABLE_BEDS_LESS_THAN', 'BEDS_AT_LEAST_ONE'] as const),
  ...(['NOT_ALLOWED', 'UNKNOWN_ACCOUNT'] as const),
];

/** Times and dates that are missing: a form has several, so their sentences name the field. */
const gaps = [
  { end: '.start', sentence: 'errors.time', label: 'hours.opens' },
  { end: '.end', sentence: 'errors.time', label: 'hours.closes' },
  { end: '.startDate', sentence: 'errors.date', label: 'hours.from' },
  { end: '.endDate', sentence: 'errors.date', label: 'hours.to' },
] as const;

/** Fields of the form with the label of another field. */
const sharedLabels = { plan: 'schedules', point: 'location', country: 'state' } as const;
type Shared = keyof typeof sharedLabels;

/** The labels and error sentences of the service form (spec §5). */
export function useServiceFormTexts(): { texts: FieldTexts; errorText: ErrorText } {
  const t = useTranslations('serviceForm');
  const labelOf = useFieldLabel();
  const texts: FieldTexts = (path) => {
    const name = path.split('.')[0] as keyof ServiceValues;
    return { label: labelOf(sharedLabels[name as Shared] ?? (name as Exclude<typeof name, Shared>)) };
  };
  const gapText = (name: string) => {
    const gap = gaps.find(({ end }) => name.endsWith(end)) ?? gaps[0];
    const sentence = t(gap.sentence, { label: t(gap.label) });
    const [, list, group] = name.split('.');
    return list === 'week' && group !== '0'
      ? `${t('hours.groupOf', { index: Number(group) + 1 })}. ${sentence}`
      : sentence;
  };
  const errorText: ErrorText = (key, field, name) => {
    if (name === 'point') return t('errors.point');
    const sentence = errorKeys.find((one) => one === key);
    if (!name.startsWith('plan.')) return t(`errors.${sentence ?? 'MALFORMED'}`, { field });
    const isGap = key === 'REQUIRED' || key === 'MALFORMED';
    if (name.endsWith('.days')) return t('errors.days');
    if (isGap) return gapText(name);
    return sentence ? t(`errors.${sentence}`, { field }) : t('errors.ERROR_FORM_SERVICE');
  };
  return { texts, errorText };
}
