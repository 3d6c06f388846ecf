import { serviceTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { ListFilter } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../../browser/mediaQuery.ts';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import type { RootData } from '../../../../routing/rootData.ts';
import { FilterChoice, FilterForm } from '../../../../ui/table/FilterForm.tsx';
import styles from './ManagedFilters.module.css';
import { isFiltering, type ManagedFilter, managedProblems, sorts, statuses } from './managedFilter.ts';

interface Props {
  filter: ManagedFilter;
  q: string;
}

/** The filters of an administrator's list. */
export function ManagedFilters({ filter, q }: Props) {
  const t = useTranslations('manage.filters');
  const isWide = useMediaQuery(sideMenuScreen, false);
  if (isWide) return <ManagedFilterForm filter={filter} q={q} />;
  return (
    <details open={isFiltering(filter)}>
      <summary className={styles.summary}>
        <ListFilter size={18} aria-hidden />
        {t('title')}
      </summary>
      <ManagedFilterForm filter={filter} q={q} />
    </details>
  );
}

function ManagedFilterForm({ filter, q }: Props) {
  const t = useTranslations('manage.filters');
  const keepLanguage = useKeepLanguage();
  const listOf = (user?: string) => keepLanguage(rarePaths.manageServices({ q, ...(user && { filter: { user } }) }));
  const clear = isFiltering(filter) ? { to: listOf(), label: t('clear') } : null;
  return (
    <FilterForm label={t('title')} address={listOf(filter.user)} clear={clear}>
      <Choices filter={filter} />
    </FilterForm>
  );
}

function Choices({ filter }: Pick<Props, 'filter'>) {
  const t = useTranslations();
  const { region } = useRouteLoaderData<RootData>('root') ?? {};
  const kinds = serviceTypes.map((type) => [type, t(`services.kinds.${type}`)] as const);
  const counties = (region?.counties ?? []).map((county) => [county, county] as const);
  const optionsOf = <Name extends 'statuses' | 'problems' | 'sorts', Value extends string>(
    name: Name,
    values: readonly Value[],
  ) => values.map((value) => [value, t(`manage.filters.${name}.${value}` as 'manage.filters.sorts.name')] as const);
  const choice = (name: Exclude<keyof ManagedFilter, 'user'>) => ({
    ...{ name, value: filter[name] },
    ...{ label: t(`manage.filters.labels.${name}`), any: t(`manage.filters.any.${name}`) },
  });
  return (
    <>
      <FilterChoice {...choice('status')} options={optionsOf('statuses', statuses)} />
      <FilterChoice {...choice('type')} options={kinds} />
      <FilterChoice {...choice('county')} options={counties} />
      <FilterChoice {...choice('problem')} options={optionsOf('problems', managedProblems)} />
      <FilterChoice {...choice('sort')} options={optionsOf('sorts', sorts)} />
    </>
  );
}
