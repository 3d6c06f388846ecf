import { momentText } from '@amparo/domain/services/hours/momentText.ts';
import { useTimeZone } from 'use-intl/react';
import type { Language } from './language.ts';

/** Formats an instant in the region's time zone and the page's language. Returns an empty text without one. */
export function useMomentText(language: Language): (instant: string | null) => string {
  const timeZone = useTimeZone() ?? 'UTC';
  return (instant) => (instant === null ? '' : momentText(instant, timeZone, language));
}
