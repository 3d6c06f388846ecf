import {
  type ImportReport,
  type Refusal,
  type RefusalKey,
  readNoteKey,
} from '../../features/services/import/importServices.ts';

/** The end of a sentence that begins with the field's name, or with "line 17" if the whole line is invalid. */
export const refusalTexts: Record<RefusalKey, string> = {
  REQUIRED: 'is missing',
  WRONG_TYPE: 'has the wrong type',
  NOT_ONE_OF: 'is not one of the known values',
  TOO_LONG: 'is too long',
  TOO_SHORT: 'is too short',
  TOO_SMALL: 'is too small',
  TOO_BIG: 'is too big',
  UNKNOWN_FIELD: 'is not a known field',
  MALFORMED: 'has the wrong format',
  EMAIL_MUST_BE_A_VALID_EMAIL: 'is not an email address',
  NOT_YOUR_EMAIL: 'is not the email of the account',
  PASSWORD_NOT_MATCH: 'did not match',
  PASSWORD_TOO_COMMON: 'is a common password',
  PASSWORD_IS_OWN_NAME: 'is the name or the email of the person',
  TOO_SHORT_FOR_ROLE: 'is too short for the role',
  PLEASE_ACCEPT_TERMS: 'are not accepted',
  COORDINATE_OUT_OF_RANGE: 'is out of range (longitude first, then latitude)',
  UNKNOWN_TIME_ZONE: 'is not a known time zone',
  CHECK_TIME_START: 'is after the end time',
  CHECK_DATE_START: 'is before the start date',
  DATE_IS_PAST: 'is not a day after today',
  PLEASE_ADD_SCHEDULE: 'is missing',
  PLEASE_ADD_CONTACT: 'is missing, and so are email and website, so nobody can reach the service',
  PLEASE_SELECT_AT_LEAST_ONE_SERVICE: 'is missing, and the name and the summary do not suggest one',
  PLEASE_SELECT_AT_LEAST_ONE_CATEGORY: 'is missing',
  AVAILABLE_BEDS_LESS_THAN: 'is more than totalBeds',
  SUB_TYPE_OF_ANOTHER_TYPE: 'contains a sub-type of another type',
  ERROR_FORM_SERVICE: 'is invalid',
  NOT_ALLOWED: 'may not be set',
  UNKNOWN_ACCOUNT: 'is not an existing account',
  PLEASE_INPUT_AT_LEAST_ONE_COORDINATOR: 'contains no coordinator',
  UNKNOWN_REGION: 'is not an existing region',
  MINIMUM_TOTAL_SERVICE: 'must be at least 1',
  IMAGE_GONE: 'no longer exists',
  NAME_TAKEN: 'is the name of another one',
  TOO_MANY_PASSKEYS: 'is one more than an account can have',
  UNREADABLE_HOURS: 'cannot be read with certainty',
  INVALID_JSON: 'this is not valid JSON',
  NOT_AN_OBJECT: 'this is not a JSON object',
  INVALID_UTF8: 'this is not valid UTF-8 text',
  LINE_TOO_LONG: 'this is longer than 16 MB',
  REFUSED_BY_DATABASE: 'the database refused it',
};

/** `line 17: name is missing; schedules.3.endTime is missing` */
export function refusalSentence({ line, errors, values = {}, detail }: Refusal): string {
  const reasons = Object.entries(errors).map(([field, key]) => {
    const value = values[field] === undefined ? '' : ` ${JSON.stringify(values[field])}`;
    return `${field}${value} ${refusalTexts[key]}`.trim();
  });
  return `line ${line}: ${reasons.join('; ')}${detail ? ` (${detail})` : ''}`;
}

const noteSentences: Record<string, string> = {
  UNUSABLE: 'could not be used, so an existing service stays as it was',
  WITHOUT_ITS_TYPE: 'that do not belong to a type of the service were left out',
  RECOGNISED_BY_NAME: 'is missing, so later imports recognize the service by its name, type, address, and phone',
  FORMULA: 'begins like the formula of a spreadsheet, and is kept as text',
  HTML: 'contains HTML, and is kept as text',
  CYCLE: 'leads back to the same record',
  UNSAFE_LINK: 'is a link that could run code, and is not published',
  SHORTENED: 'was longer than 500 characters and was shortened',
};

/** The report at the end of an import: corrections, unknown fields, and `4,089 lines: 4,050 stored (…), 39 refused`. */
export function reportSentences(report: ImportReport): string[] {
  const { lines, added, updated, unchanged, merged, repeated, refused, isStopped, notes, ignoredFields } = report;
  const corrections = [...notes].map(([key, { count, lines: first }]) => {
    const { field, note } = readNoteKey(key);
    const more = count > first.length ? ', …' : '';
    return `${field} ${noteSentences[note]}: ${plural(count, 'line')} (${first.join(', ')}${more})`;
  });
  const ignored = [...ignoredFields].map(([name, count]) => `${name} (${number(count)})`);
  const stored = number(added + updated + unchanged);
  const kinds = [`${number(added)} new`, `${number(updated)} updated`, `${number(unchanged)} unchanged`];
  const inOthers = merged > 0 ? `, ${number(merged)} left out because their services were merged into others` : '';
  const again = repeated > 0 ? `, ${number(repeated)} replaced by a later line of the same id` : '';
  return [
    ...corrections,
    ...(ignored.length > 0 ? [`Fields that Amparo does not have, left out: ${ignored.join(', ')}`] : []),
    `${plural(lines, 'line')}: ${stored} stored (${kinds.join(', ')})${inOthers}${again}, ${number(refused)} refused`,
    ...(isStopped ? ['Stopped before the end of the file. Run the same command again to go on.'] : []),
  ];
}

/** `null`: many services were stored. */
export function duplicateSentence(count: number | null): string {
  if (count === null)
    return 'While Amparo runs, it compares all services within an hour: /duplicates has likely duplicates.';
  return `${plural(count, 'likely duplicate')}: an administrator decides about them (/duplicates).`;
}

export function plural(count: number, word: string): string {
  return `${number(count)} ${word}${count === 1 ? '' : 's'}`;
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}
