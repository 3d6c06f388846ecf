import { comingHolidays, comingRegionalHolidays } from '@amparo/domain/services/hours-plan/holidays.ts';
import { useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import type { RootData } from '../../../../routing/rootData.ts';

/** Returns a function that names the holidays of the country and the region from a day on, soonest first. */
export function useHolidays(): (today: string) => { date: string; name: string }[] {
  const t = useTranslations('serviceDetail.hours.holidays');
  const language = useLocale() === 'es' ? 'es' : 'en';
  const { region } = useRouteLoaderData<RootData>('root') ?? {};
  return (today) =>
    [
      ...comingHolidays(today).map(({ date, holiday }) => ({ date, name: t(holiday) })),
      ...comingRegionalHolidays(today, region?.holidays ?? []).map(({ date, name }) => ({
        date,
        name: name[language],
      })),
    ].sort((a, b) => a.date.localeCompare(b.date));
}
