import type { ImportReport } from '@amparo/domain/bulk/importReport.ts';
import { useTranslations } from 'use-intl/react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Bulk.module.css';

type Entry = ImportReport['entries'][number];

/** Every row that is new or changes something, field by field as it was and as it will be. */
export function ReportedChanges({ report: { entries, counts } }: { report: ImportReport }) {
  const t = useTranslations('bulk.report');
  if (entries.length === 0) return null;
  const others = counts.added + counts.changed - entries.length;
  return (
    <>
      <h3>{t('entriesTitle')}</h3>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.row} className={styles.entry}>
            <p className={styles.name}>
              <strong>{entry.name}</strong>
              <span className={styles.soft}>
                {t('row', { row: entry.row })} · {t(entry.id === null ? 'isNew' : 'isChanged')}
              </span>
            </p>
            <Fields entry={entry} />
          </li>
        ))}
      </ul>
      {others > 0 && <p>{t('more', { count: others })}</p>}
    </>
  );
}

function Fields({ entry: { id, fields } }: { entry: Entry }) {
  const t = useTranslations('bulk.report');
  return (
    <dl className={styles.fields}>
      {fields.map(({ field, before, after }) => (
        <div key={field} className={styles.field}>
          <dt>
            <code>{field}</code>
          </dt>
          {id !== null && (
            <dd>
              <VisuallyHidden>{t('before')}: </VisuallyHidden>
              <del className={styles.before}>{before || t('empty')}</del>
            </dd>
          )}
          <dd>
            {id !== null && <VisuallyHidden>{t('after')}: </VisuallyHidden>}
            <ins className={styles.after}>{after || t('empty')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
