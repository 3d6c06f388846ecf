import type { SourceRun } from '@amparo/domain/sources/sourceRoutes.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import { useMomentText } from '../../../../i18n/useMomentText.ts';
import { type LabelledField, useFieldLabel } from '../../useFieldLabel.ts';
import { useRunCounts } from '../runText.ts';
import styles from '../Sources.module.css';

/** What each import did. The newest first. */
export function RunHistory({ runs }: { runs: SourceRun[] }) {
  const t = useTranslations('sources.source');
  return (
    <section className={styles.section} aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      {runs.length === 0 && <p className={styles.facts}>{t('noHistory')}</p>}
      <ul className={styles.list}>
        {runs.map((run) => (
          <li key={run.id}>
            <Run run={run} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Run({ run: { startedAt, status, counts, problem, refusals } }: { run: SourceRun }) {
  const t = useTranslations('sources');
  const moment = useMomentText(useLocale());
  const did = useRunCounts()(counts);
  return (
    <>
      <p>
        <strong>{moment(startedAt)}</strong> · {t(`status.${status}`)}
      </p>
      {problem && <p className={styles.problem}>{t(`problems.${problem}`)}</p>}
      {did && <p className={styles.facts}>{did}</p>}
      {refusals.length > 0 && (
        <details>
          <summary>{t('source.refusals')}</summary>
          <Refusals refusals={refusals} />
        </details>
      )}
    </>
  );
}

/** The refused lines, with the field and the reason of each. */
export function Refusals({ refusals }: Pick<SourceRun, 'refusals'>) {
  const t = useTranslations();
  const labelOf = useFieldLabel();
  const reasonOf = (reason: string) => {
    const keys = [`sources.reasons.${reason}`, `bulk.errors.${reason}`] as 'bulk.errors.MALFORMED'[];
    return t(keys.find((key) => t.has(key)) ?? 'bulk.errors.MALFORMED');
  };
  return (
    <ul>
      {refusals.map(({ file = '', line, field, reason }) => (
        <li key={`${file} ${line} ${field}`}>
          {t(`sources.source.${line === 0 ? 'refusedFile' : file ? 'refusalInFile' : 'refusal'}`, {
            ...{ file, line },
            field: field ? labelOf(field as LabelledField) : t('sources.source.wholeLine'),
            reason: reasonOf(reason),
          })}
        </li>
      ))}
    </ul>
  );
}
