import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { FeedbacksData } from './tabs/loadFeedbacks.ts';

const hints = { archive: 'emptyArchive', deleted: 'emptyDeleted' } as const;

/** Says that there is no message, that none matches the search, or that the filter hides all. */
export function NoFeedbacks({ feedbacks: { tab, q, view } }: { feedbacks: FeedbacksData }) {
  const t = useTranslations('feedbacks');
  const keepLanguage = useKeepLanguage();
  if (q === '' && view.answered === '') {
    return (
      <EmptyState lead={t('empty')}>
        <p>{t(hints[tab as keyof typeof hints] ?? 'emptyHint')}</p>
      </EmptyState>
    );
  }
  const isSearch = q !== '';
  const wider = rarePaths.feedbacks({ tab, ...view, ...(!isSearch && { answered: '' }) });
  return (
    <EmptyState lead={t(isSearch ? 'notFound' : 'table.filteredOut')}>
      <p>
        <Link to={keepLanguage(wider)}>{t(isSearch ? 'clear' : 'table.showAll')}</Link>
      </p>
    </EmptyState>
  );
}
