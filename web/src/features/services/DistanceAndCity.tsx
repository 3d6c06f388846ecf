import { useTranslations } from 'use-intl/react';
import type { ServiceCardData } from './serviceCard.ts';

type Place = Pick<ServiceCardData, 'distance' | 'city' | 'isAddressConfidential'>;

/** People walk about three miles in an hour. */
const minutesPerMile = 20;
const longestWalkMinutes = 60;

/** The distance and the time to walk it, if a place is known, and the city. */
export function DistanceAndCity({ service: { distance, city, isAddressConfidential } }: { service: Place }) {
  const t = useTranslations('services.card');
  const distanceText = (miles: number) => {
    // The API rounds the distance to a confidential address to 5 miles.
    if (isAddressConfidential) return t('aboutMiles', { miles: String(miles) });
    // With a point in Spanish too, as people write it in Texas.
    return miles < 0.1 ? t('close') : t('miles', { miles: miles.toFixed(1) });
  };
  const minutes = Math.max(1, Math.round((distance ?? 0) * minutesPerMile));
  const isWalk = distance !== null && !isAddressConfidential && minutes <= longestWalkMinutes;
  const facts = [distance !== null && distanceText(distance), isWalk && t('walk', { minutes }), city];
  return <>{facts.filter(Boolean).join(' · ')}</>;
}
