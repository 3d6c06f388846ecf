import type { Overview } from '@amparo/domain/overview/overview.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../rarePaths.ts';
import styles from './CountTiles.module.css';

interface Tile {
  what:
    | 'approvals'
    | 'duplicates'
    | 'claims'
    | 'messages'
    | 'appFeedback'
    | 'unconfirmed'
    | 'beds'
    | 'alerts'
    | 'seasons'
    | 'missingTexts'
    | 'machineTexts'
    | 'staleTexts';
  to: string;
}

const waiting: Tile[] = [
  { what: 'approvals', to: rarePaths.manageApprovals() },
  { what: 'duplicates', to: rarePaths.duplicates() },
  { what: 'claims', to: rarePaths.feedbacks({ tab: 'claim' }) },
  { what: 'messages', to: rarePaths.feedbacks({ tab: 'service' }) },
  { what: 'appFeedback', to: rarePaths.feedbacks({ tab: 'app' }) },
];
const stale: Tile[] = [
  { what: 'unconfirmed', to: rarePaths.overview('unconfirmed') },
  { what: 'beds', to: rarePaths.overview('beds') },
  { what: 'alerts', to: rarePaths.overview('alerts') },
  { what: 'seasons', to: rarePaths.overview('seasons') },
];

const texts: Tile[] = [
  { what: 'staleTexts', to: rarePaths.manageServices({ filter: { problem: 'STALE_TEXT' } }) },
  { what: 'machineTexts', to: rarePaths.manageServices({ filter: { problem: 'MACHINE_TEXT' } }) },
  { what: 'missingTexts', to: rarePaths.manageServices({ filter: { problem: 'NO_SPANISH' } }) },
];

/** Counts of open tasks. Each links to its list. */
export function CountTiles({ counts }: { counts: Overview }) {
  const t = useTranslations('manage.overview');
  return (
    <>
      <Tiles title={t('waiting')} tiles={waiting} counts={counts} />
      <Tiles title={t('stale')} tiles={stale} counts={counts} />
      {counts.staleTexts !== null && <Tiles title={t('texts')} tiles={texts} counts={counts} />}
    </>
  );
}

function Tiles({ title, tiles, counts }: { title: string; tiles: Tile[]; counts: Overview }) {
  const t = useTranslations('manage.overview');
  const keepLanguage = useKeepLanguage();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.tiles}>
        {tiles.map(({ what, to }) => {
          const count = counts[what];
          // The person may not do this.
          if (count === null) return null;
          return (
            <li key={what}>
              <Link to={keepLanguage(to)} className={`${styles.tile} ${count === 0 ? styles.done : ''}`}>
                <span className={styles.count}>{t('number', { count })}</span>
                <span>{t(`tiles.${what}`, { count, months: counts.confirmationMonths })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
