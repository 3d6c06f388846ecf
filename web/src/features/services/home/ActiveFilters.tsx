import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { type ListState, unfilteredList } from '../list/listState.ts';
import { useAudienceNames } from '../list/useAudienceNames.ts';
import styles from './ListHead.module.css';

/** Loaded only for lists of a time. */
const TimeText = lazy(() => import('../filters/TimeText.tsx'));

/** Names all filters of the list, and removes them in one tap. */
export default function ActiveFilters({ state, now }: { state: ListState; now: string }) {
  const t = useTranslations('services');
  const rare = useTranslations('noServices');
  const namesOf = useAudienceNames();
  const keepLanguage = useKeepLanguage();
  const { subType, isOpenOnly, hasFreeBeds, openAt, audiences, isTopKudos } = state;
  const filters = [
    subType && t(`subTypes.${subType}`),
    isOpenOnly && t('list.openNow'),
    hasFreeBeds && t('list.freeBeds'),
    isTopKudos && t('list.mostKudos'),
    audiences.length > 0 && t('list.forAudiences', { audiences: namesOf(audiences) }),
  ].filter(Boolean);
  return (
    <p className={styles.filters}>
      <span>
        {rare('filters', { filters: filters.join(' · ') })}
        {openAt && (
          <Suspense>
            {filters.length > 0 && ' · '}
            <TimeText openAt={openAt} now={now} />
          </Suspense>
        )}
      </span>{' '}
      <Link to={keepLanguage(paths.home(unfilteredList(state) ?? ''))}>{rare('clearFilters')}</Link>
    </p>
  );
}
