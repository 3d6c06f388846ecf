import type { ImportReport } from '@amparo/domain/bulk/importReport.ts';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { FieldChanges } from '../../ui/cards/FieldChanges.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Bulk.module.css';

type Entry = ImportReport['entries'][number];

/** All new and changed rows, with the old and new values of each field. */
export function ReportedChanges({ report: { entries, counts } }: { report: ImportReport }) {
  const t = useTranslations('bulk.report');
  if (entries.length === 0) return null;
  const words = { before: t('before'), after: t('after'), empty: t('empty') };
  const others = counts.added + counts.changed - entries.length;
  return (
    <>
      <h3>{t('changesTitle')}</h3>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.row} className={styles.entry}>
            <p className={styles.name}>
              <strong>{entry.name}</strong>
              <span className={styles.soft}>
                {t('row', { row: entry.row })} · {t(entry.id === null ? 'isNew' : 'isChanged')}
              </span>
            </p>
            {entry.similar.length > 0 && <Similar services={entry.similar} />}
            <FieldChanges changes={changesOf(entry)} labels={words} />
          </li>
        ))}
      </ul>
      {others > 0 && <p>{t('more', { count: others })}</p>}
    </>
  );
}

/** Changed columns by their names in the file. New rows show only new values. */
function changesOf({ id, fields }: Entry) {
  return fields.map(({ field, before, after }) => ({
    field,
    label: <code>{field}</code>,
    after,
    ...(id === null ? {} : { before }),
  }));
}

/** Existing services that a new row likely repeats. They open in a new tab, because the file is chosen on this page. */
function Similar({ services }: { services: Entry['similar'] }) {
  const t = useTranslations('bulk.report');
  const keepLanguage = useKeepLanguage();
  return (
    <Notice tone="quiet">
      <p>{t('similar')}</p>
      <ul>
        {services.map(({ id, name }) => (
          <li key={id}>
            <a href={keepLanguage(paths.service(id))} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
