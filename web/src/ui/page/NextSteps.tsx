import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../controls/Button.tsx';
import styles from './NextSteps.module.css';

/** Leads on from a page that has nothing to show: to the list, the chat, and the crisis lines. */
export function NextSteps({ home }: { home?: string }) {
  const t = useTranslations('shell');
  const keepLanguage = useKeepLanguage();
  return (
    <p className={styles.ways}>
      <ButtonLink weight="outlined" to={home ?? keepLanguage(paths.home())}>
        {t('goHome')}
      </ButtonLink>
      <ButtonLink weight="outlined" to={keepLanguage(paths.chatbot())}>
        {t('askChat')}
      </ButtonLink>
      <ButtonLink weight="outlined" to={keepLanguage(paths.crisisLines())}>
        {t('crisisLines')}
      </ButtonLink>
    </p>
  );
}
