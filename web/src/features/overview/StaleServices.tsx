import { useTranslations } from 'use-intl/react';
import { paths } from '../../paths.ts';
import { useInfiniteList } from '../../routing/useInfiniteList.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MorePages } from '../../ui/MorePages.tsx';
import type { StaleData } from './loadStale.ts';
import { StaleCard } from './StaleCard.tsx';
import styles from './StaleServices.module.css';

export function StaleServices({ data }: { data: StaleData }) {
  const t = useTranslations('manage.overview');
  const { which, total, language } = data;
  const addressOf = (skip: number) => paths.overview(which, skip);
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
      <ul className={styles.list}>
        {more.items.map((service) => (
          <li key={service.id}>
            <StaleCard service={service} which={which} language={language} />
          </li>
        ))}
      </ul>
      <MorePages
        before={data.earlier === null ? null : { to: data.earlier, words: t('earlier') }}
        next={more.next === null ? null : addressOf(data.skip + data.items.length)}
        more={more}
        isNarrow
      />
    </>
  );
}
