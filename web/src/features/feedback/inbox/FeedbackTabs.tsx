import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { Chip } from '../../../ui/controls/Chip.tsx';
import styles from './FeedbackTabs.module.css';
import type { FeedbackTab } from './inboxTabs.ts';

interface Props {
  tabs: readonly FeedbackTab[];
  chosen: FeedbackTab;
  q: string;
}

/** Links, so that they work without scripts and with the back button. Every tab preserves the search. */
export function FeedbackTabs({ tabs, chosen, q }: Props) {
  const t = useTranslations('feedbacks.tabs');
  const keepLanguage = useKeepLanguage();
  return (
    <nav aria-label={t('label')} className={styles.tabs}>
      {tabs.map((tab) => (
        <Chip key={tab} to={keepLanguage(paths.feedbacks({ tab, q }))} isChosen={tab === chosen}>
          {t(tab)}
        </Chip>
      ))}
    </nav>
  );
}
