import type { FileProblem, ImportReport, RowErrorKey } from '@amparo/domain/bulk/importReport.ts';
import { plural, refusalWords } from './importMessages.ts';

const problems: Record<FileProblem, string> = {
  EMPTY: 'there is nothing in it',
  NOT_UTF8: 'it is not written in UTF-8. Save it as "CSV UTF-8"',
  NOT_CSV: 'it is no table that can be read (CSV)',
  NO_ID_COLUMN: 'it has no column "id"',
  UNKNOWN_COLUMNS: 'it has columns that this list does not have',
  REPEATED_COLUMNS: 'columns stand in it more than once',
};

const rowErrors: Record<Exclude<RowErrorKey, keyof typeof refusalWords>, string> = {
  UNKNOWN_ID: 'is not there',
  REPEATED_ID: 'is there more than once',
  CHANGED_MEANWHILE: 'is older than what somebody else has changed since. Empty the cell to write over that',
  EMAIL_ALREADY_USED: 'has an account already',
};
const words: Record<RowErrorKey, string> = { ...refusalWords, ...rowErrors };

/** What a table would do, or has done, row by row. */
export function tableSentences({ problem, counts, entries, errors, absentColumns }: ImportReport, isDone: boolean) {
  if (problem) {
    const where = problem.row === null ? '' : ` (row ${problem.row})`;
    const columns = problem.columns.length > 0 ? `: ${problem.columns.join(', ')}` : '';
    return [`The file can not be taken: ${problems[problem.key]}${where}${columns}`];
  }
  const { added, changed, left, wrong } = counts;
  const end = isDone ? 'Done.' : wrong > 0 ? 'Nothing was written.' : 'Nothing was written: --apply does it.';
  return [
    ...entries.flatMap(({ row, id, name, fields }) => [
      `row ${row}: ${id ? 'changes' : 'adds'} ${name}`,
      ...fields.map(({ field, before, after }) => `  ${field}: ${id ? `${quoted(before)} → ` : ''}${quoted(after)}`),
    ]),
    ...errors.map(({ row, name, field, key }) => `row ${row}: ${name ? `${name}: ` : ''}${field} ${words[key]}`),
    ...(absentColumns.length > 0 ? [`Not in the file, and left as they are: ${absentColumns.join(', ')}`] : []),
    `${plural(added, 'row')} new, ${changed} changed, ${left} as they were, ${wrong} wrong. ${end}`,
  ];
}

function quoted(cell: string): string {
  return JSON.stringify(cell);
}
