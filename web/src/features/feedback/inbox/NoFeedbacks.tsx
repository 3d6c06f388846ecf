import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { FeedbackTab } from './tabs/inboxTabs.ts';

const hints = { archive: 'emptyArchive', deleted: 'emptyDeleted' } as const;

/** Says that there is no message, or that none matches the search. */
export function NoFeedbacks({ isSearched, tab }: { isSearched: boolean; tab: FeedbackTab }) {
  const t = useTranslations('feedbacks');
  const keepLanguage = useKeepLanguage();
  if (!isSearched) {
    return (
      <EmptyState lead={t('empty')}>
        <p>{t(hints[tab as keyof typeof hints] ?? 'emptyHint')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState lead={t('notFound')}>
      <p>
        <Link to={keepLanguage(rarePaths.feedbacks({ tab }))}>{t('clear')}</Link>
      </p>
    </EmptyState>
  );
}
