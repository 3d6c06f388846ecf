import { useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import type { RootData } from '../../../routing/rootData.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { HomeData } from '../list/loadHome.ts';

/** Says that the chosen place is outside the region: the nearest services are far away. */
export default function OutsideRegion({ place }: Pick<HomeData, 'place'>) {
  const t = useTranslations('noServices');
  const language = useLocale() === 'es' ? 'es' : 'en';
  const { region } = useRouteLoaderData<RootData>('root') ?? {};
  return (
    <Notice tone="quiet">
      {t('outside', { place: place?.label || t('you'), region: region?.name[language] ?? '' })}
    </Notice>
  );
}
