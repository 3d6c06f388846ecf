import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import { useTimeZone } from 'use-intl/react';
import type { Language } from './language.ts';

/** An instant by the region's clock, as the page's language says it; nothing for none. */
export function useMomentText(language: Language): (instant: string | null) => string {
  const timeZone = useTimeZone() ?? 'UTC';
  return (instant) => {
    if (instant === null) return '';
    const { dateWithYear, time } = clockText(instant, timeZone, language);
    return `${dateWithYear}, ${time}`;
  };
}
