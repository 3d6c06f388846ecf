import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { installAnswer } from '../../browser/offline/deviceAnswers.ts';
import { deviceQuestion, installEvent } from '../../browser/offline/deviceQuestion.ts';
import { showToast } from '../../browser/toasts.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import styles from './DeviceQuestion.module.css';
import { answerStoring } from './StoringChoice.tsx';

/**
 * A question about this device at the end of the page, so that it interrupts no task and moves nothing. It is asked once,
 * and the page "On this phone" keeps both choices.
 */
export default function DeviceQuestion({ question }: { question: 'store' | 'install' }) {
  return question === 'store' ? <StoreQuestion /> : <InstallQuestion />;
}

function Question({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.question} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <div className={styles.buttons}>{children}</div>
    </section>
  );
}

function StoreQuestion() {
  const t = useTranslations('thisPhone.storing');
  const answer = (isAllowed: boolean) => {
    deviceQuestion.set(null);
    answerStoring(isAllowed);
    showToast({ text: t(isAllowed ? 'allowed' : 'refused'), kind: 'success' });
  };
  return (
    <Question title={t('title')} text={t('question')}>
      <Button weight="outlined" onClick={() => answer(true)}>
        {t('allow')}
      </Button>
      <Button onClick={() => answer(false)}>{t('refuse')}</Button>
    </Question>
  );
}

function InstallQuestion() {
  const t = useTranslations('thisPhone.install');
  const keepLanguage = useKeepLanguage();
  // Chromium allows one use of the event.
  const event = useRef(installEvent());
  const end = () => {
    installAnswer.keep('yes');
    deviceQuestion.set(null);
  };
  const install = () => {
    end();
    event.current?.prompt().catch(() => {});
  };
  return (
    <Question title={t('title')} text={t('offer')}>
      {event.current ? (
        <Button weight="outlined" onClick={install}>
          {t('install')}
        </Button>
      ) : (
        <ButtonLink weight="outlined" to={keepLanguage(paths.thisPhone())} onClick={end}>
          {t('how')}
        </ButtonLink>
      )}
      <Button onClick={end}>{t('no')}</Button>
    </Question>
  );
}
