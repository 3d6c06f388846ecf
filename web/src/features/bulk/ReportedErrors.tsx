import type { ImportReport } from '@amparo/domain/bulk/importReport.ts';
import { useTranslations } from 'use-intl/react';
import styles from './Bulk.module.css';
import { useRowErrorText } from './useProblemText.ts';

/** Row, column and reason of each error of a file. */
export function ReportedErrors({ report: { errors, counts } }: { report: ImportReport }) {
  const t = useTranslations('bulk.report');
  const errorText = useRowErrorText();
  if (errors.length === 0) return null;
  const rows = new Set(errors.map(({ row }) => row)).size;
  return (
    <>
      <h3>{t('errorsTitle')}</h3>
      <ul className={styles.errors}>
        {errors.map(({ row, name, field, key }) => (
          <li key={`${row} ${field}`}>
            <strong>{t('row', { row })}</strong>
            {name && ` · ${name}`}: <code>{field}</code> {errorText(key)}
          </li>
        ))}
      </ul>
      {counts.wrong > rows && <p>{t('more', { count: counts.wrong - rows })}</p>}
    </>
  );
}
