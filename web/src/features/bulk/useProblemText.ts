import type { FileProblem, RowErrorKey } from '@amparo/domain/bulk/importReport.ts';
import { roles } from '@amparo/domain/permissions/permissions.ts';
import { locationPrecisions } from '@amparo/domain/places/locationPrecision.ts';
import { audiences, serviceTypes, subTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { useTranslations } from 'use-intl/react';

const translatedKeys = [
  ...(['TOO_LARGE', 'EMPTY', 'NOT_UTF8', 'NOT_CSV', 'NO_ID_COLUMN', 'UNKNOWN_COLUMNS', 'REPEATED_COLUMNS'] as const),
  ...(['CHANGED_MEANWHILE', 'LAST_ADMINISTRATOR', 'UNREACHABLE'] as const),
] as const;

interface Problem {
  key: FileProblem | string;
  row?: number | null;
  columns?: string[];
}

/** Why the whole file was refused. */
export function useProblemText(): (problem: Problem) => string {
  const t = useTranslations('bulk.problems');
  return ({ key, row = null, columns = [] }) => {
    if (key === 'NOT_CSV' && row !== null) return t('NOT_CSV_ROW', { row });
    const known = translatedKeys.find((name) => name === key) ?? 'other';
    return t(known, { columns: columns.join(', ') });
  };
}

const rowErrors = [
  ...(['REQUIRED', 'WRONG_TYPE', 'NOT_ONE_OF', 'TOO_LONG', 'TOO_SMALL', 'TOO_BIG', 'MALFORMED'] as const),
  ...(['EMAIL_MUST_BE_A_VALID_EMAIL', 'COORDINATE_OUT_OF_RANGE', 'UNKNOWN_TIME_ZONE', 'CHECK_TIME_START'] as const),
  ...(['CHECK_DATE_START', 'PLEASE_ADD_SCHEDULE', 'PLEASE_ADD_CONTACT', 'PLEASE_SELECT_AT_LEAST_ONE_SERVICE'] as const),
  ...(['PLEASE_SELECT_AT_LEAST_ONE_CATEGORY', 'AVAILABLE_BEDS_LESS_THAN', 'SUB_TYPE_OF_ANOTHER_TYPE'] as const),
  ...(['NOT_ALLOWED', 'UNKNOWN_ACCOUNT', 'MINIMUM_TOTAL_SERVICE', 'UNKNOWN_ID', 'REPEATED_ID'] as const),
  ...(['CHANGED_MEANWHILE', 'EMAIL_ALREADY_USED', 'UNREADABLE_HOURS'] as const),
];

/** The words of columns that accept only these. They are the same in every language. */
const allowedWords: Readonly<Record<string, readonly string[]>> = {
  type: serviceTypes,
  subTypes,
  category: audiences,
  locationPrecision: locationPrecisions,
  role: roles,
};

/** The end of a sentence that begins with a column's name and its value. */
export function useRowErrorText(): (key: RowErrorKey, field: string) => string {
  const t = useTranslations('bulk.errors');
  return (key, field) => {
    const words = key === 'NOT_ONE_OF' && allowedWords[field.split('.')[0]!];
    if (words) return t('NOT_ONE_OF_THESE', { words: words.join(', ') });
    return t(rowErrors.find((known) => known === key) ?? 'MALFORMED');
  };
}
