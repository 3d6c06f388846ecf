import { BedDouble } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import styles from './BedsLine.module.css';
import { type BedsLeft, bedsAge } from './bedsLeft.ts';
import { GroupsText } from './GroupsText.tsx';

/** Free and total beds, and the age of the number. After a day it asks people to call first. */
export function BedsLine({ beds: { free, total, updatedAt, groups }, now }: { beds: BedsLeft; now: string }) {
  const t = useTranslations('services.card');
  const age = updatedAt && bedsAge(updatedAt, now);
  const isStale = !age || age.unit === 'days';
  return (
    <p className={styles.beds}>
      <BedDouble size={18} aria-hidden className={styles.icon} />
      <span>
        <span className={isStale ? undefined : free === 0 ? styles.full : styles.count}>{t('beds', { free })}</span>{' '}
        {t('bedsOf', { total })}
        <span className={styles.age}>
          {' · '}
          {age ? t(ageMessages[age.unit], { count: age.count }) : t('bedsUnknown')}
        </span>
        {groups && (
          <span className={styles.groups}>
            <GroupsText groups={groups} />
          </span>
        )}
      </span>
    </p>
  );
}

const ageMessages = { minutes: 'bedsMinutes', hours: 'bedsHours', days: 'bedsDays' } as const;
