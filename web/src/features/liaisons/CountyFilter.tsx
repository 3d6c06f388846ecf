import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import type { RootData } from '../../routing/rootData.ts';
import { ChipMenu } from '../../ui/controls/ChipMenu.tsx';

/** All Counties, then the region's own (spec §9). */
export function CountyFilter({ county }: { county: string | null }) {
  const t = useTranslations('liaisons');
  const keepLanguage = useKeepLanguage();
  const counties = useRouteLoaderData<RootData>('root')?.region.counties ?? [];
  const choices = [null, ...counties].map((choice) => ({
    to: keepLanguage(paths.liaisons(choice ?? undefined)),
    label: choice ?? t('all'),
    isChosen: choice === county,
  }));
  return (
    <ChipMenu
      label={t('chosen', { county: county ?? t('all') })}
      listLabel={t('countiesLabel')}
      isNarrowed={county !== null}
      choices={choices}
    />
  );
}
