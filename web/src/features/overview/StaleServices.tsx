import { useTranslations } from 'use-intl/react';
import { rarePaths } from '../../rarePaths.ts';
import { ListWithLinks } from '../../ui/controls/ListWithLinks.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MorePages } from '../../ui/infinite-list/MorePages.tsx';
import { useInfiniteList } from '../../ui/infinite-list/useInfiniteList.ts';
import type { StaleData } from './loadOverview.ts';
import { StaleCard } from './StaleCard.tsx';
import styles from './StaleServices.module.css';

export function StaleServices({ data }: { data: StaleData }) {
  const t = useTranslations('manage.overview');
  const { which, total, language } = data;
  const addressOf = (skip: number) => rarePaths.overview(which, skip);
  const more = useInfiniteList(data, addressOf);
  if (total === 0)
    return (
      <EmptyState lead={t('noneLead')}>
        <p>{t('none')}</p>
      </EmptyState>
    );
  return (
    <>
      <p>{t('count', { count: total })}</p>
      <ListWithLinks className={styles.list}>
        {more.items.map((service) => (
          <li key={service.id}>
            <StaleCard service={service} which={which} language={language} />
          </li>
        ))}
      </ListWithLinks>
      <MorePages more={more} previousLabel={t('earlier')} isNarrow />
    </>
  );
}
