import { useTranslations } from 'use-intl/react';
import type { ServiceCardData } from './serviceCard.ts';
import { useAreaText } from './useAreaText.ts';

type Place = Pick<ServiceCardData, 'distance' | 'precision' | 'city' | 'zip'>;

/** People walk about three miles in an hour. */
const minutesPerMile = 20;
const longestWalkMinutes = 60;

/**
 * The city, with the distance and the time to walk it if a place is known. The distance to the center of a town is not the
 * distance to the door, so a service without a known door has its area instead (rules.md §5).
 */
export function DistanceAndCity({ service }: { service: Place }) {
  const t = useTranslations('services.card');
  const { distance, precision, city, zip } = service;
  const area = useAreaText()(service);
  // The time to walk says enough about a place at the next corner. With a point in Spanish too, as in the United States.
  const miles = distance !== null && distance >= 0.1 && t('miles', { miles: distance.toFixed(1) });
  const minutes = Math.max(1, Math.round((distance ?? 0) * minutesPerMile));
  const isWalk = distance !== null && minutes <= longestWalkMinutes;
  // The API rounds the distance to a confidential address to 5 miles.
  const isAbout = precision === 'hidden' && distance !== null && distance > 0;
  const facts =
    area === null
      ? [miles, isWalk && t('walk', { minutes }), city]
      : [area, isAbout && t('aboutMiles', { miles: String(distance) }), precision === 'zip' && zip && city];
  return <>{facts.filter(Boolean).join(' · ')}</>;
}
