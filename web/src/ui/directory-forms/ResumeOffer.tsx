import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import { useLocale, useTimeZone, useTranslations } from 'use-intl/react';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import styles from './EntryForm.module.css';

interface Props {
  /** ISO. */
  startedAt: string;
  onResume: () => void;
  onStartAfresh: () => void;
}

/** There is something unfinished: the choice comes before the form, so that neither is written over the other. */
export function ResumeOffer({ startedAt, onResume, onStartAfresh }: Props) {
  const t = useTranslations('directories.draft');
  const { date, time } = clockText(startedAt, useTimeZone() ?? 'UTC', useLocale());
  return (
    <Notice tone="quiet">
      <p>{t('title', { date: `${date}, ${time}` })}</p>
      <div className={styles.buttons}>
        <Button weight="main" onClick={onResume}>
          {t('resume')}
        </Button>
        <Button weight="outlined" onClick={onStartAfresh}>
          {t('afresh')}
        </Button>
      </div>
    </Notice>
  );
}
