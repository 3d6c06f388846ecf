import type { FileProblem, ImportReport, RowErrorKey } from '@amparo/domain/bulk/importReport.ts';
import { plural, refusalTexts } from './importMessages.ts';

const problems: Record<FileProblem, string> = {
  EMPTY: 'there is nothing in it',
  NOT_UTF8: 'it is not written in UTF-8. Save it as "CSV UTF-8"',
  NOT_CSV: 'it is no table that can be read (CSV)',
  NO_ID_COLUMN: 'it has no column "id"',
  UNKNOWN_COLUMNS: 'it has columns that this list does not have',
  REPEATED_COLUMNS: 'columns stand in it more than once',
};

const rowErrors: Record<Exclude<RowErrorKey, keyof typeof refusalTexts>, string> = {
  UNKNOWN_ID: 'is not there',
  REPEATED_ID: 'occurs more than once',
  CHANGED_MEANWHILE: 'is older than a change by another person. Empty the cell to overwrite that change',
  EMAIL_ALREADY_USED: 'already has an account',
};
const errorTexts: Record<RowErrorKey, string> = { ...refusalTexts, ...rowErrors };

/** Describes the import of a CSV file, row by row. `isDone`: the file was imported, not only checked. */
export function tableSentences({ problem, counts, entries, errors, absentColumns }: ImportReport, isDone: boolean) {
  if (problem) {
    const where = problem.row === null ? '' : ` (row ${problem.row})`;
    const columns = problem.columns.length > 0 ? `: ${problem.columns.join(', ')}` : '';
    return [`The file cannot be imported: ${problems[problem.key]}${where}${columns}`];
  }
  const { added, changed, left, wrong } = counts;
  const end = isDone ? 'Done.' : wrong > 0 ? 'Nothing was written.' : 'Nothing was written: --apply does it.';
  return [
    ...entries.flatMap(({ row, id, name, fields, similar }) => [
      `row ${row}: ${id ? 'changes' : 'adds'} ${name}`,
      ...similar.map((service) => `  perhaps the same as ${service.name} (${service.id})`),
      ...fields.map(({ field, before, after }) => `  ${field}: ${id ? `${quoted(before)} → ` : ''}${quoted(after)}`),
    ]),
    ...errors.map(({ row, name, field, value, key }) => {
      return `row ${row}: ${name ? `${name}: ` : ''}${field}${value ? ` ${quoted(value)}` : ''} ${errorTexts[key]}`;
    }),
    ...(absentColumns.length > 0 ? [`Not in the file, and left as they are: ${absentColumns.join(', ')}`] : []),
    `${plural(added, 'row')} new, ${changed} changed, ${left} as they were, ${wrong} wrong. ${end}`,
  ];
}

function quoted(cell: string): string {
  return JSON.stringify(cell);
}
