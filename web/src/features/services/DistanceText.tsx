import { useTranslations } from 'use-intl/react';

interface Props {
  miles: number;
  /** A private address tells its distance in steps of 5 miles only. */
  isRough: boolean;
}

export function DistanceText({ miles, isRough }: Props) {
  const t = useTranslations('services.card');
  if (isRough) return <>{t('aboutMiles', { miles: String(miles) })}</>;
  // A point, not a comma, in Spanish too: as it is written in Texas.
  return <>{miles < 0.1 ? t('close') : t('miles', { miles: miles.toFixed(1) })}</>;
}
