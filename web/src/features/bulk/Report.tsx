import type { ImportReport } from '@amparo/domain/bulk/importReport.ts';
import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Bulk.module.css';
import { ReportedChanges } from './ReportedChanges.tsx';
import type { ImportAnswer } from './sendTable.ts';
import { useProblemText, useRowErrorText } from './useProblemText.ts';

interface Props {
  answer: ImportAnswer;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The button to import, if there is something to import. */
  children: ReactNode;
}

/** The changes that a file would make or has made. */
export function Report({ answer: { report, problem, isDone }, heading, children }: Props) {
  const t = useTranslations('bulk');
  const problemText = useProblemText();
  const isBad = report === null || report.problem !== null || report.counts.wrong > 0;
  const title = isDone ? 'report.doneTitle' : isBad ? 'report.badTitle' : 'report.wouldTitle';
  const words = report?.problem ? problemText(report.problem) : problem && problemText({ key: problem });
  return (
    <section className={styles.section} aria-labelledby="report">
      <h2 id="report" tabIndex={-1} ref={heading}>
        {t(title)}
      </h2>
      {words && problem !== 'VALIDATION' && <Notice tone="alert">{words}</Notice>}
      {words && problem === 'VALIDATION' && report?.problem && <Notice tone="alert">{words}</Notice>}
      {report && !report.problem && (
        <>
          <Counts report={report} />
          {report.counts.wrong > 0 && <Notice tone="alert">{t('report.correct')}</Notice>}
          <ReportedErrors report={report} />
          {report.absentColumns.length > 0 && (
            <p className={styles.soft}>{t('report.absent', { columns: report.absentColumns.join(', ') })}</p>
          )}
          <ReportedChanges report={report} />
          {!isDone && !isBad && <ToDo report={report}>{children}</ToDo>}
        </>
      )}
    </section>
  );
}

function Counts({ report: { counts } }: { report: ImportReport }) {
  const t = useTranslations('bulk.report');
  const shownCounts = (['added', 'changed', 'left', 'wrong'] as const).filter((kind) => counts[kind] > 0);
  return (
    <ul className={styles.counts}>
      {shownCounts.map((kind) => (
        <li key={kind} className={kind === 'wrong' ? styles.wrong : undefined}>
          {t(kind, { count: counts[kind] })}
        </li>
      ))}
    </ul>
  );
}

/** Row, column and reason of each error of a file. */
function ReportedErrors({ report: { errors, counts } }: { report: ImportReport }) {
  const t = useTranslations('bulk.report');
  const errorText = useRowErrorText();
  if (errors.length === 0) return null;
  const rows = new Set(errors.map(({ row }) => row)).size;
  return (
    <>
      <h3>{t('errorsTitle')}</h3>
      <ul className={styles.errors}>
        {errors.map(({ row, name, field, value, key }) => (
          <li key={`${row} ${field}`}>
            <strong>{t('row', { row })}</strong>
            {name && ` · ${name}`}: <code>{field}</code> {value && `“${value}” `}
            {errorText(key, field)}
          </li>
        ))}
      </ul>
      {counts.wrong > rows && <p>{t('more', { count: counts.wrong - rows })}</p>}
    </>
  );
}

function ToDo({ report: { counts }, children }: { report: ImportReport; children: ReactNode }) {
  const t = useTranslations('bulk.report');
  if (counts.added + counts.changed === 0) return <p>{t('nothingToDo')}</p>;
  return (
    <div className={styles.toDo}>
      <p>{t('nothingYet')}</p>
      {children}
    </div>
  );
}
