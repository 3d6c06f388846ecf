import type { ImportLine } from '../hsds/fromHsdsService.ts';
import { readTerms, type TermOptions } from '../hsds/readTerms.ts';
import { textFields } from '../services/serviceFields.ts';
import type { CsvColumns } from './sourceKinds.ts';

export type CsvRow = Record<string, string>;

/** What the columns of a CSV file of any shape can mean, in the order of the form. */
export const csvTargets = [
  ...(['id', 'name', 'alternateNames', 'serviceSummary', 'description', 'terms'] as const),
  ...(['address1', 'address2', 'city', 'county', 'state', 'zip', 'latitude', 'longitude'] as const),
  ...(['phone', 'contactEmail', 'website', 'schedules', 'age'] as const),
  ...(['eligibility', 'fees', 'documents', 'languages', 'accessibility', 'serviceArea', 'applicationProcess'] as const),
  ...(['serviceSummaryEs', 'descriptionEs', 'confirmedOn'] as const),
] as const;
export type CsvTarget = (typeof csvTargets)[number];

/** What directories call their columns, in letters only. */
const usualNames: Record<CsvTarget, readonly string[]> = {
  id: ['id', 'serviceid', 'recordid', 'programid', 'resourceid', 'uniqueid', 'number', 'agencyid', 'siteid'],
  name: ['name', 'servicename', 'programname', 'agencyname', 'title', 'sitename', 'organization', 'agency', 'program'],
  alternateNames: ['alternatename', 'alternatenames', 'aka', 'othernames', 'othername'],
  serviceSummary: ['summary', 'servicesummary', 'shortdescription', 'about'],
  description: ['description', 'servicedescription', 'programdescription', 'details', 'agencydescription', 'notes'],
  terms: ['category', 'categories', 'taxonomy', 'taxonomyterm', 'taxonomyterms', 'taxonomyname', 'type', 'servicetype'],
  address1: ['address1', 'address', 'street', 'streetaddress', 'physicaladdress', 'physicaladdress1', 'addressline1'],
  address2: ['address2', 'suite', 'unit', 'physicaladdress2', 'addressline2'],
  city: ['city', 'town', 'physicalcity'],
  county: ['county', 'physicalcounty', 'region'],
  state: ['state', 'stateprovince', 'physicalstateprovince', 'physicalstate'],
  zip: ['zip', 'zipcode', 'postalcode', 'physicalpostalcode', 'physicalzip'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon', 'lng', 'long'],
  phone: ['phone', 'phonenumber', 'telephone', 'mainphone', 'phone1number', 'phonemain'],
  contactEmail: ['email', 'emailaddress', 'contactemail', 'emailaddressmain'],
  website: ['website', 'url', 'web', 'webaddress', 'websiteaddress'],
  schedules: ['hours', 'schedule', 'schedules', 'hoursofoperation', 'openinghours', 'regularschedule'],
  age: ['age', 'ages', 'eligibleages'],
  eligibility: ['eligibility', 'eligibilitydescription', 'whocancome', 'requirements'],
  fees: ['fees', 'fee', 'cost', 'costs', 'feesdescription', 'feestructure', 'feestructuresource'],
  documents: ['documents', 'requireddocuments', 'documentsrequired', 'whattobring', 'bring'],
  languages: ['languages', 'language', 'languagesoffered', 'languagesspoken'],
  accessibility: ['accessibility', 'disabilitiesaccess', 'disabilityaccess', 'ada', 'wheelchairaccess'],
  serviceArea: ['servicearea', 'serviceareas', 'areaserved', 'coveragearea', 'coverage', 'geographicareaserved'],
  applicationProcess: ['applicationprocess', 'howtoapply', 'intakeprocedure', 'intakeprocess', 'application'],
  serviceSummaryEs: ['summaryes', 'servicesummaryes', 'summaryspanish'],
  descriptionEs: ['descriptiones', 'descriptionspanish', 'descripcion'],
  confirmedOn: ['assureddate', 'lastverifiedon', 'lastverified', 'lastconfirmed', 'confirmedon'],
};

const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Proposes which column means what by the names of the columns. Each column is used at most once. */
export function proposeColumns(header: readonly string[]): CsvColumns {
  const free = new Map(header.map((column) => [lettersOf(column), column]));
  const proposed: CsvColumns = {};
  for (const target of csvTargets) {
    const known = usualNames[target].find((name) => free.has(name));
    if (known === undefined) continue;
    proposed[target] = free.get(known)!;
    free.delete(known);
  }
  return proposed;
}

interface RowOptions extends TermOptions {
  columns: CsvColumns;
}

/** These are read together, or not as they are. */
const combined: readonly CsvTarget[] = ['terms', 'latitude', 'longitude'];

/** Returns a row of a CSV file as a line of an import. A row changes only what its columns contain. */
export function lineOfRow(row: CsvRow, { columns, ...options }: RowOptions): ImportLine {
  const cellOf = (target: CsvTarget) => (row[columns[target] ?? ''] ?? '').trim();
  const fields = csvTargets
    .filter((target) => columns[target] !== undefined && !combined.includes(target))
    .map((target) => [target, cellOf(target)] as const)
    .filter(([target, cell]) => cell !== '' || isEmptiable(target));
  const [longitude, latitude] = [cellOf('longitude'), cellOf('latitude')];
  const isLocated = longitude !== '' && latitude !== '';
  return {
    ...Object.fromEntries(fields),
    ...(isLocated && { location: { coordinates: [Number(longitude), Number(latitude)] } }),
    ...kindsOf(cellOf('terms'), options),
  };
}

/** An empty cell empties a text. Another value is missing then. */
const isEmptiable = (target: string) => target !== 'state' && textFields.some((field) => field === target);

/** Semicolons, bars, and new lines separate terms. A comma may be part of a name. */
function kindsOf(cell: string, options: TermOptions): ImportLine {
  const names = cell
    .split(/[;|\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const terms = names.map((name) => ({ value: '', taxonomy_term: { code: name, name, taxonomy: '' } }));
  const { type, subTypes, category } = readTerms(terms, options);
  return {
    ...(type.length > 0 && { type }),
    ...(subTypes.length > 0 && { subTypes }),
    ...(category.length > 0 && { category }),
  };
}
