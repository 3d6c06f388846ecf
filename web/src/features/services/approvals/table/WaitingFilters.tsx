import { serviceTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { FilterChoice, FilterForm } from '../../../../ui/table/FilterForm.tsx';
import { useViewAddress } from './useViewAddress.ts';
import { type WaitingView, waitingProblems, waitingSorts } from './waitingView.ts';

/** The filters of the queue. */
export function WaitingFilters({ view }: { view: WaitingView }) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  const whole = keepLanguage(useViewAddress()());
  const isFiltering = view.type !== '' || view.problem !== '';
  const choice = (name: keyof WaitingView) => ({
    ...{ name, value: view[name] },
    ...{ label: t(`approvals.table.filters.${name}`), any: t(`approvals.table.any.${name}`) },
  });
  return (
    <FilterForm
      label={t('approvals.table.filters.title')}
      address={whole}
      clear={isFiltering ? { to: whole, label: t('approvals.table.showAll') } : null}
    >
      <FilterChoice
        {...choice('type')}
        options={serviceTypes.map((type) => [type, t(`services.kinds.${type}`)] as const)}
      />
      <FilterChoice
        {...choice('problem')}
        options={waitingProblems.map((problem) => [problem, t(`approvals.table.problems.${problem}`)] as const)}
      />
      <FilterChoice
        {...choice('sort')}
        options={waitingSorts.map((sort) => [sort, t(`approvals.table.sorts.${sort}`)] as const)}
      />
    </FilterForm>
  );
}
