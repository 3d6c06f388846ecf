import { Check, Clock, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { changedList, type ListState } from '../list/listState.ts';
import type { HomeData } from '../list/loadHome.ts';
import { OpenNearMe } from '../near/OpenNearMe.tsx';
import { AudienceFilter } from './AudienceFilter.tsx';
import styles from './Filters.module.css';
import { subTypeChips } from './subTypeChips.ts';

/** Loaded only for searches that name a time. */
const TimeText = lazy(() => import('./TimeText.tsx'));

/** Open near me, sub-types, open-only and audience. They work without scripts. */
export function Filters({ home: { state, place, time, now } }: { home: HomeData }) {
  const t = useTranslations('services');
  const keepLanguage = useKeepLanguage();
  const address = (change: Partial<ListState>) => keepLanguage(paths.home(changedList(state, change)));
  const openAt = state.openAt ?? time?.openAt;
  const isOpenNow = state.isOpenOnly || time?.isOpen === true;
  return (
    <ul className={styles.filters} aria-label={t('subTypesLabel')}>
      {!(state.isOpenOnly && place) && (
        <li>
          <OpenNearMe state={state} place={place} />
        </li>
      )}
      {state.type &&
        subTypeChips(state.type).map((subType) => (
          <li key={subType ?? 'all'}>
            <Chip to={address({ subType })} isChosen={state.subType === subType}>
              {subType ? t(`subTypes.${subType}`) : t('all')}
            </Chip>
          </li>
        ))}
      <li>
        <Chip to={address(time?.isOpen ? { isAnyTime: true } : { isOpenOnly: !state.isOpenOnly })} isChosen={isOpenNow}>
          {isOpenNow ? <Check size={18} aria-hidden /> : <Clock size={18} aria-hidden />}
          {t('list.openNow')}
        </Chip>
      </li>
      {openAt && (
        <li>
          <Chip to={address(state.openAt ? { openAt: null } : { isAnyTime: true })} isChosen>
            <Suspense>
              <TimeText openAt={openAt} now={now} />
            </Suspense>
            <X size={18} aria-hidden />
          </Chip>
        </li>
      )}
      {state.isTopKudos && (
        <li>
          <Chip to={address({ isTopKudos: false })} isChosen>
            {t('list.topKudos')}
            <X size={18} aria-hidden />
          </Chip>
        </li>
      )}
      <li>
        <AudienceFilter state={state} />
      </li>
    </ul>
  );
}
