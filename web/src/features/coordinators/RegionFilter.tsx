import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { ChipMenu } from '../../ui/controls/ChipMenu.tsx';

interface Choice {
  id: string;
  name: string;
}

/** All Regions, then each (spec §9). */
export function RegionFilter({ chosen, choices }: { chosen: Choice | null; choices: Choice[] }) {
  const t = useTranslations('coordinators');
  const keepLanguage = useKeepLanguage();
  const links = [null, ...choices].map((choice) => ({
    to: keepLanguage(paths.coordinators(choice?.id)),
    label: choice?.name ?? t('all'),
    isChosen: choice?.id === chosen?.id,
  }));
  return (
    <ChipMenu
      label={t('chosen', { region: chosen?.name ?? t('all') })}
      listLabel={t('regionsLabel')}
      isNarrowed={chosen !== null}
      choices={links}
    />
  );
}
