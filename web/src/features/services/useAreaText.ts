import { isPrecise } from '@amparo/domain/places/locationPrecision.ts';
import { useTranslations } from 'use-intl/react';
import type { ServiceCardData } from './serviceCard.ts';

type Place = Pick<ServiceCardData, 'precision' | 'city' | 'zip'>;

/** Returns the area of a service without a known door: its ZIP code or town. Null if the door or the street is known. */
export function useAreaText(): (place: Place) => string | null {
  const t = useTranslations('services.card');
  return ({ precision, city, zip }) => {
    if (isPrecise(precision)) return null;
    if (precision === 'zip' && zip) return t('nearZip', { zip });
    if (city === '') return '';
    return precision === 'hidden' ? t('cityArea', { city }) : t('inCity', { city });
  };
}
