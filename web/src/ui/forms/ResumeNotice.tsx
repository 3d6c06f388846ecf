import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import { useLocale, useTimeZone, useTranslations } from 'use-intl/react';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../Notice.tsx';
import styles from './EditForm.module.css';

interface Props {
  /** ISO. */
  startedAt: string;
  /** Whether somebody changed the stored version after the draft was started. */
  isOutdated: boolean;
  onResume: () => void;
  onStartOver: () => void;
}

/** Offers an unfinished draft before the form, so that neither overwrites the other. */
export function ResumeNotice({ startedAt, isOutdated, onResume, onStartOver }: Props) {
  const t = useTranslations('editForm.draft');
  const { date, time } = clockText(startedAt, useTimeZone() ?? 'UTC', useLocale());
  return (
    <Notice tone="quiet">
      <p>{t('title', { date: `${date}, ${time}` })}</p>
      {isOutdated && <p>{t('changedSince')}</p>}
      <div className={styles.buttons}>
        <Button weight="main" onClick={onResume}>
          {t('resume')}
        </Button>
        <Button weight="outlined" onClick={onStartOver}>
          {t('startOver')}
        </Button>
      </div>
    </Notice>
  );
}
