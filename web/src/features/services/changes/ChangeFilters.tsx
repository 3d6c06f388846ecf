import { changeKinds } from '@amparo/domain/services/editing/changeKind.ts';
import { ListFilter } from 'lucide-react';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { HiddenInputs } from '../../../ui/controls/HiddenInputs.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import styles from './log/Changes.module.css';
import type { ChangeFilter } from './log/loadChanges.ts';

interface Props {
  filter: ChangeFilter;
}

/** Filters by service, person, kind and day. They are folded until they are used, so that the log starts high. */
export function ChangeFilters({ filter }: Props) {
  const t = useTranslations('changes');
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <details open={isFiltered}>
      <summary className={styles.summary}>
        <ListFilter size={18} aria-hidden />
        {t('filter')}
      </summary>
      <FilterForm filter={filter} isFiltered={isFiltered} />
    </details>
  );
}

/** A plain form; its values are in the address. */
function FilterForm({ filter, isFiltered }: Props & { isFiltered: boolean }) {
  const t = useTranslations('changes');
  const keepLanguage = useKeepLanguage();
  const kinds = changeKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }));
  const text = { autoComplete: 'off', maxLength: 200 } as const;
  return (
    <Form method="get" action={rarePaths.changes()} role="search" aria-label={t('find')} className={styles.filters}>
      <TextField name="service" label={t('service')} defaultValue={filter.service} {...text} />
      <TextField name="person" label={t('person')} hint={t('personHint')} defaultValue={filter.person} {...text} />
      <TextField name="from" type="date" label={t('from')} defaultValue={filter.from} />
      <TextField name="to" type="date" label={t('to')} defaultValue={filter.to} />
      <SelectField
        name="kind"
        label={t('kind')}
        defaultValue={filter.kind}
        options={[{ value: '', label: t('anyKind') }, ...kinds]}
      />
      <HiddenInputs address={keepLanguage(rarePaths.changes())} />
      <div className={styles.buttons}>
        <Button type="submit" weight="main">
          {t('find')}
        </Button>
        {isFiltered && (
          <Link to={keepLanguage(rarePaths.changes())} className={styles.clear}>
            {t('clear')}
          </Link>
        )}
      </div>
    </Form>
  );
}
