import { Link, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../app/paths.ts';
import { useKeepLanguage } from '../../../language/useKeepLanguage.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { useSearchAsTyped } from '../../../ui/useSearchAsTyped.ts';
import type { FeedbackTab } from './feedbackTabs.ts';

/** Narrows the tab as one types. */
export function SearchFeedbacks({ tab, q, count }: { tab: FeedbackTab; q: string; count: number }) {
  const t = useTranslations('feedbacks');
  const keepLanguage = useKeepLanguage();
  const isLoading = useNavigation().state === 'loading';
  const { box, onType, onSubmit } = useSearchAsTyped(q);
  const all = paths.feedbacks({ tab });
  return (
    <SearchBox
      address={all}
      box={box}
      words={q}
      label={t('searchLabel')}
      hint={t('searchHint')}
      button={t('searchButton')}
      onChange={onType}
      onSubmit={onSubmit}
    >
      <span role="status" aria-busy={isLoading}>
        {t('count', { count })}
      </span>
      {q !== '' && <Link to={keepLanguage(all)}>{t('clear')}</Link>}
    </SearchBox>
  );
}
