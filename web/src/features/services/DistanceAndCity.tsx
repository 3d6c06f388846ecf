import { useTranslations } from 'use-intl/react';
import type { ServiceCardData } from './serviceCard.ts';

type Place = Pick<ServiceCardData, 'distance' | 'city' | 'isAddressConfidential'>;

/** The distance, if a place is known, and the city. */
export function DistanceAndCity({ service: { distance, city, isAddressConfidential } }: { service: Place }) {
  const t = useTranslations('services.card');
  const distanceText = (miles: number) => {
    // The API rounds the distance to a confidential address to 5 miles.
    if (isAddressConfidential) return t('aboutMiles', { miles: String(miles) });
    // With a point in Spanish too, as people write it in Texas.
    return miles < 0.1 ? t('close') : t('miles', { miles: miles.toFixed(1) });
  };
  return <>{[distance === null ? '' : distanceText(distance), city].filter(Boolean).join(' · ')}</>;
}
