import { useTranslations } from 'use-intl/react';
import type { PlaceChoice } from './findPlace.ts';

/** A town with its county, or a ZIP code with its town, because names of towns repeat. */
export function PlaceText({ choice: { kind, city, county, code } }: { choice: PlaceChoice }) {
  const t = useTranslations('places');
  return kind === 'zip' ? t('zipIn', { code, city }) : t('cityIn', { city, county });
}
