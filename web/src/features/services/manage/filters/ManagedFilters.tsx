import { serviceTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { ListFilter } from 'lucide-react';
import { Form, Link, useNavigation, useRouteLoaderData, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../../browser/mediaQuery.ts';
import { useHydrated } from '../../../../browser/useHydrated.ts';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import type { RootData } from '../../../../routing/rootData.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { HiddenInputs } from '../../../../ui/controls/HiddenInputs.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import styles from './ManagedFilters.module.css';
import {
  isFiltering,
  type ManagedFilter,
  managedProblems,
  readManagedFilter,
  sorts,
  statuses,
} from './managedFilter.ts';

interface Props {
  filter: ManagedFilter;
  q: string;
}

/** The filters of an administrator's list. They apply when they change; without scripts, with a button. */
export function ManagedFilters({ filter, q }: Props) {
  const t = useTranslations('manage.filters');
  const isWide = useMediaQuery(sideMenuScreen, false);
  if (isWide) return <FilterForm filter={filter} q={q} />;
  return (
    <details className={styles.details} open={isFiltering(filter)}>
      <summary className={styles.summary}>
        <ListFilter size={18} aria-hidden />
        {t('title')}
      </summary>
      <FilterForm filter={filter} q={q} />
    </details>
  );
}

function FilterForm({ filter, q }: Props) {
  const t = useTranslations('manage.filters');
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const keepLanguage = useKeepLanguage();
  const listOf = (user?: string) => keepLanguage(rarePaths.manageServices({ q, ...(user && { filter: { user } }) }));
  return (
    <Form
      method="get"
      action={rarePaths.manageServices()}
      aria-label={t('title')}
      className={styles.form}
      onChange={({ currentTarget }) => submit(currentTarget, { replace: true, preventScrollReset: true })}
    >
      <Choices filter={usePendingFilter() ?? filter} />
      <HiddenInputs address={listOf(filter.user)} />
      {!isHydrated && (
        <Button type="submit" weight="outlined">
          {t('apply')}
        </Button>
      )}
      {isFiltering(filter) && (
        <Link to={listOf()} className={styles.clear}>
          {t('clear')}
        </Link>
      )}
    </Form>
  );
}

/** What was chosen while its list still loads, so that the list before it does not take the choice back. */
function usePendingFilter(): ManagedFilter | null {
  const { location } = useNavigation();
  const isOfThisList = location?.pathname === rarePaths.manageServices();
  return isOfThisList ? readManagedFilter(new URLSearchParams(location.search)) : null;
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
  return (
    <>
      <Choice name="status" value={filter.status} options={optionsOf('statuses', statuses)} />
      <Choice name="type" value={filter.type} options={kinds} />
      <Choice name="county" value={filter.county} options={counties} />
      <Choice name="problem" value={filter.problem} options={optionsOf('problems', managedProblems)} />
      <Choice name="sort" value={filter.sort} options={optionsOf('sorts', sorts)} />
    </>
  );
}

interface ChoiceProps {
  name: Exclude<keyof ManagedFilter, 'user'>;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** Its first option says what it filters, so it needs no visible label. */
function Choice({ name, value, options }: ChoiceProps) {
  const t = useTranslations('manage.filters');
  return (
    <label>
      <VisuallyHidden>{t(`labels.${name}`)}</VisuallyHidden>
      <select key={value} name={name} defaultValue={value} className={value ? styles.chosen : styles.choice}>
        <option value="">{t(`any.${name}`)}</option>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
