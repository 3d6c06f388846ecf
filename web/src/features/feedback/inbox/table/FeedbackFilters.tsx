import { feedbackSorts } from '@amparo/domain/feedback/feedbackSorts.ts';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { FilterChoice, FilterForm } from '../../../../ui/table/FilterForm.tsx';
import type { FeedbacksData } from '../tabs/loadFeedbacks.ts';

/** The filter and the order of the table. */
export function FeedbackFilters({ feedbacks: { tab, q, view } }: { feedbacks: FeedbacksData }) {
  const t = useTranslations('feedbacks.table');
  const keepLanguage = useKeepLanguage();
  const whole = keepLanguage(rarePaths.feedbacks({ tab, q }));
  return (
    <FilterForm
      label={t('filters.title')}
      address={whole}
      clear={view.answered ? { to: whole, label: t('showAll') } : null}
    >
      <FilterChoice
        name="answered"
        value={view.answered}
        label={t('filters.answered')}
        any={t('any.answered')}
        options={[
          ['no', t('notAnswered')],
          ['yes', t('yes')],
        ]}
      />
      <FilterChoice
        name="sort"
        value={view.sort}
        label={t('filters.sort')}
        any={t('any.sort')}
        options={feedbackSorts.map((sort) => [sort, t(`sorts.${sort}`)] as const)}
      />
    </FilterForm>
  );
}
