import { randomUUIDv7 } from 'node:crypto';
import type { RowErrorKey } from '@amparo/domain/bulk/importReport.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { RegionPlaces } from '@amparo/domain/places/gazetteer/regionPlaces.ts';
import { textProblems } from '@amparo/domain/services/bilingualTexts.ts';
import { EditedServiceInput, NewServiceInput } from '@amparo/domain/services/editing/newServiceInput.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { localDate } from '@amparo/domain/services/hours/clockText.ts';
import { readTextHours } from '@amparo/domain/services/import/readTextHours.ts';
import { emptyAddress } from '@amparo/domain/services/serviceFields.ts';
import { readCell } from '../../../csv/cellValues.ts';
import { checkRow } from '../../../csv/checkRow.ts';
import type { ChangedRow, CsvList, ImportContext, Outcome } from '../../../csv/csvList.ts';
import type { Cells } from '../../../csv/writeCsv.ts';
import { toDate } from '../../../database/toDate.ts';
import type { Geocoder } from '../../../geocoder/geocoder.ts';
import { findRepeated } from '../duplicates/findSimilar.ts';
import { fillTranslations } from '../input/fillTranslations.ts';
import { geocodeInput } from '../input/geocodeInput.ts';
import type { FindCentroid, IsInState } from '../input/locationPrecision.ts';
import { mergeWithStored } from '../input/mergeWithStored.ts';
import {
  type Accounts,
  type ExportedService,
  exportPages,
  findAccounts,
  findExportedServices,
} from '../persistence/exportedServices.ts';
import { saveServiceRows } from './saveServiceRows.ts';
import { addressColumns, cellsOfInput, csvColumns, locationOf, valuesOfCells } from './serviceCells.ts';

export interface ServiceCsvOptions {
  /** Must work offline: an import looks up thousands of addresses. */
  geocoder: Geocoder;
  findCentroid: FindCentroid;
  isInState: IsInState;
  /** The county of a ZIP code. */
  findCounty: (zip: string) => string | null;
  region: RegionPlaces;
}

/** The CSV format of services. An import does not translate texts. */
export function serviceCsv(options: ServiceCsvOptions): CsvList<ExportedService> {
  return {
    columns: csvColumns,
    readOnlyColumns: ['translationProblems'],
    pages: exportPages,
    find: findExportedServices,
    cellsOf: ({ input, ownerEmail, isApproved, machineMade, staleTexts }) => ({
      ...cellsOfInput(input),
      userEmail: ownerEmail,
      isApproved: String(isApproved),
      translationProblems: textProblems({ ...input, machineMade, staleTexts })
        .map(({ name, problem }) => `${problem}: ${name}`)
        .join('; '),
    }),
    hiddenColumns: ({ input }) => (input.isAddressConfidential ? addressColumns : []),
    nameOf: ({ input }) => input.name,
    async reader(db, rows, context) {
      const accounts = await findAccounts(db, ownerEmailsOf(rows));
      return (row, before) => readService(row, before, { ...options, ...context, accounts });
    },
    findSimilar: (db, { input }) => findRepeated(db, input),
    write: (trx, changes, context) => saveServiceRows(trx, changes, { ...context, findCentroid: options.findCentroid }),
  };
}

function ownerEmailsOf(rows: readonly ChangedRow[]): string[] {
  return rows.flatMap(({ changedCells: { userEmail } }) => (userEmail ? [userEmail.trim().toLowerCase()] : []));
}

interface RowContext extends ServiceCsvOptions, ImportContext {
  accounts: Accounts;
}

async function readService(
  { changedCells }: ChangedRow,
  before: ExportedService | null,
  context: RowContext,
): Promise<Outcome<ExportedService>> {
  const { isApproved: approval, userEmail, ...rest } = changedCells;
  const cells = valuesOfCells(rest);
  const { fields, unreadable } = readTextHours(cells, localDate(context.at.toString(), context.region.timeZone));
  const values = { ...(before && bodyOf(before.input, rest)), ...cells, ...fields };
  const location = locationOf(rest, before?.input.location ?? null);
  const checked = checkRow(before ? EditedServiceInput : NewServiceInput, { ...values, ...location });
  const hours = Object.keys(unreadable).map((field): [string, RowErrorKey] => [field, 'UNREADABLE_HOURS']);
  if (hours.length > 0)
    return { errors: { ...('errors' in checked ? checked.errors : {}), ...Object.fromEntries(hours) } };
  if ('errors' in checked) return checked;
  const isApproved = approval === undefined ? (before?.isApproved ?? true) : readCell.flag(approval);
  if (typeof isApproved !== 'boolean') return { errors: { isApproved: 'WRONG_TYPE' } };
  const owner = ownerOf(userEmail, before, context.accounts);
  if (!owner) return { errors: { userEmail: 'UNKNOWN_ACCOUNT' } };
  try {
    const merged = await mergeRow(checked.data, before, context);
    return { next: { ...(before ?? newService(context.at)), ...merged, ...owner, isApproved } };
  } catch (error) {
    if (error instanceof ApiError && error.fields) return { errors: error.fields };
    throw error;
  }
}

/** The form fields of a stored service. A row that makes a confidential address public must contain that address. */
function bodyOf(input: ServiceInput, cells: Cells): Record<string, unknown> {
  const { isSample: _, source: __, ...body } = input;
  const becomesPublic = input.isAddressConfidential && readCell.flag(cells.isAddressConfidential ?? '') === false;
  return becomesPublic ? { ...body, ...emptyAddress, location: null, locationPrecision: null } : body;
}

async function mergeRow(
  body: NewServiceInput | EditedServiceInput,
  before: ExportedService | null,
  { geocoder, findCentroid, isInState, findCounty, region, viewer, at }: RowContext,
) {
  const stored = before?.input ?? null;
  // As in the form: people know their ZIP code, and the table of a spreadsheet often has no counties.
  const county = body.county || (findCounty(body.zip) ?? '');
  const merged = mergeWithStored({ ...body, county }, stored, { viewer, at, region });
  const input = await geocodeInput(merged, stored, { geocoder, findCentroid, isInState });
  return fillTranslations({ input }, before, { en: new Map(), es: new Map() });
}

function ownerOf(
  email: string | undefined,
  before: ExportedService | null,
  accounts: Accounts,
): Pick<ExportedService, 'ownerId' | 'ownerEmail'> | null {
  if (email === undefined) return { ownerId: before?.ownerId ?? null, ownerEmail: before?.ownerEmail ?? '' };
  if (email.trim() === '') return { ownerId: null, ownerEmail: '' };
  const account = accounts.get(email.trim().toLowerCase());
  return account ? { ownerId: account.id, ownerEmail: account.email } : null;
}

/** A new service has no owner unless the row names one. */
function newService(at: Temporal.Instant): Omit<ExportedService, 'input' | 'machineMade' | 'isApproved'> {
  const now = toDate(at);
  const ownership = { ownerId: null, isOwnerUnproven: false, ownerEmail: '', managerIds: [] };
  const hold = { sentBackReason: null, isPaused: false, pausedUntil: null };
  return {
    id: randomUUIDv7(),
    ...ownership,
    ...hold,
    staleTexts: [],
    bedsUpdatedAt: null,
    verifiedAt: now,
    deletedAt: null,
    updatedAt: now,
  };
}
