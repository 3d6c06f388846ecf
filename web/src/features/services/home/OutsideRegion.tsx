import { foldText } from '@amparo/domain/understanding/words/foldText.ts';
import { useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import type { RootData } from '../../../routing/rootData.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { HomeData } from '../list/loadHome.ts';

/**
 * Says that the chosen place, or the town that a search names, is outside the region, or that nothing is in this town
 * itself.
 */
export default function OutsideRegion({ home }: { home: HomeData }) {
  const { place, town, isOutside } = home;
  const t = useTranslations('noServices');
  const language = useLocale() === 'es' ? 'es' : 'en';
  const { region } = useRouteLoaderData<RootData>('root') ?? {};
  const isTownEmpty = town && lacksTown(home, town.name);
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

/** False on a later page: the first one may have listed a service in the town. */
function lacksTown({ state, items }: HomeData, town: string): boolean {
  const folded = foldText(town);
  return state.page === 1 && items.length > 0 && !items.some(({ city }) => foldText(city) === folded);
}
