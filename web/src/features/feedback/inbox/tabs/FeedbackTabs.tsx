import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { Chip } from '../../../../ui/controls/Chip.tsx';
import styles from './FeedbackTabs.module.css';
import { countOfTab, type FeedbackCounts, type FeedbackTab } from './inboxTabs.ts';
import { useFeedbackCounts } from './useFeedbackCounts.ts';

interface Props {
  tabs: readonly FeedbackTab[];
  chosen: FeedbackTab;
  q: string;
  counts: FeedbackCounts;
}

/** Links with the number of messages. They work without scripts and with the back button, and preserve the search. */
export function FeedbackTabs({ tabs, chosen, q, counts: loaded }: Props) {
  const t = useTranslations('feedbacks.tabs');
  const keepLanguage = useKeepLanguage();
  const counts = useFeedbackCounts(loaded);
  return (
    <nav aria-label={t('label')} className={styles.tabs}>
      {tabs.map((tab) => {
        const count = countOfTab(tab, counts);
        return (
          <Chip key={tab} to={keepLanguage(rarePaths.feedbacks({ tab, q }))} isChosen={tab === chosen}>
            {count > 0 ? t('counted', { tab: t(tab), count }) : t(tab)}
          </Chip>
        );
      })}
    </nav>
  );
}
