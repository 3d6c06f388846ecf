import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isConnectionExpensive, storingAnswer } from '../../browser/offline/deviceAnswers.ts';
import { startOfflineLater } from '../../browser/offline/startOfflineLater.ts';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './ThisPhonePage.module.css';

/** Allowed at the person's cost: this device stores pages and services now, and brings them up to date from then on. */
export function answerStoring(isAllowed: boolean): void {
  storingAnswer.keep(isAllowed ? 'yes' : 'no');
  if (isAllowed) startOfflineLater(0);
}

/** Whether this device stores places although the connection costs the person money. Otherwise it stores them anyway. */
export function StoringChoice() {
  const t = useTranslations('thisPhone.storing');
  const [isAllowed, setAllowed] = useState(() => storingAnswer.read() === 'yes');
  if (!isConnectionExpensive()) return null;
  const change = () => {
    answerStoring(!isAllowed);
    setAllowed(!isAllowed);
  };
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      <p role="status">{t(isAllowed ? 'stateAllowed' : 'stateRefused')}</p>
      <div className={styles.buttons}>
        <Button weight="outlined" onClick={change}>
          {t(isAllowed ? 'stop' : 'allow')}
        </Button>
      </div>
    </section>
  );
}
