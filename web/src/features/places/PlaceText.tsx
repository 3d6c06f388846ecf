import { useTranslations } from 'use-intl/react';
import type { PlaceChoice } from './findPlace.ts';

/** A place as people tell it from others of its name: with its county, or its ZIP code with its town. */
export function PlaceText({ choice: { kind, city, county, code } }: { choice: PlaceChoice }) {
  const t = useTranslations('places');
  return kind === 'zip' ? t('zipIn', { code, city }) : t('cityIn', { city, county });
}
