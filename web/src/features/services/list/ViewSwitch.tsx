import { MapPin, Menu } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { changedList, type ListState } from './listState.ts';
import styles from './ViewSwitch.module.css';

/** From the list to the map and back, where there is no room for both. */
export function ViewSwitch({ state }: { state: ListState }) {
  const t = useTranslations('map');
  const keepLanguage = useKeepLanguage();
  // Icons that the page brings along anyway: this is part of its first load.
  const Icon = state.isMapView ? Menu : MapPin;
  return (
    <p className={styles.switch}>
      <ButtonLink weight="outlined" to={keepLanguage(paths.home(changedList(state, { isMapView: !state.isMapView })))}>
        <Icon size={18} aria-hidden />
        {state.isMapView ? t('showList') : t('showMap')}
      </ButtonLink>
    </p>
  );
}
