import { useTranslations } from 'use-intl/react';
import type { HomeData } from '../list/loadHome.ts';
import styles from './ListAndMap.module.css';

/** The title of the list under the map. */
export default function ListTitle({ home: { items } }: { home: HomeData }) {
  const t = useTranslations('map');
  const onlyInList = items.filter(({ point }) => point === null).length;
  if (items.length === 0) return null;
  return (
    <div className={styles.title}>
      <h2>{t('listTitle')}</h2>
      {onlyInList > 0 && <p>{t('onlyInList', { count: onlyInList })}</p>}
    </div>
  );
}
