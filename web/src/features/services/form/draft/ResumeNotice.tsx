import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import styles from '../Form.module.css';

interface Props {
  /** ISO. */
  startedAt: string;
  timeZone: string;
  /** Whether somebody has changed the service since. */
  isOutdated: boolean;
  onResume: () => void;
  onStartAfresh: () => void;
}

/** There is something unfinished: nobody has to type it twice, or to find it in their way. */
export function ResumeNotice({ startedAt, timeZone, isOutdated, onResume, onStartAfresh }: Props) {
  const t = useTranslations('serviceForm.draft');
  const language = useLocale();
  const { date, time } = clockText(startedAt, timeZone, language);
  return (
    <Notice tone="quiet">
      <p>{t('title', { date: `${date}, ${time}` })}</p>
      {isOutdated && <p>{t('changedSince')}</p>}
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
