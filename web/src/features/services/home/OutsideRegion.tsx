import { useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import type { RootData } from '../../../routing/rootData.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { HomeData } from '../list/loadHome.ts';

/**
 * Says that the chosen place, or the town that a search names, is outside the region, or that nothing is in this town
 * itself.
 */
export default function OutsideRegion({ home: { place, town, items, isOutside } }: { home: HomeData }) {
  const t = useTranslations('noServices');
  const language = useLocale() === 'es' ? 'es' : 'en';
  const { region } = useRouteLoaderData<RootData>('root') ?? {};
  const isTownEmpty = town && items.length > 0 && !items.some(({ city }) => city === town.name);
  if (!isTownEmpty && !isOutside) return null;
  const name = isTownEmpty ? town.name : place?.label || t('you');
  return (
    <Notice tone="quiet">
      {isTownEmpty && town.isInRegion
        ? t('nothingIn', { town: name })
        : t('outside', { place: name, region: region?.name[language] ?? '' })}
    </Notice>
  );
}
