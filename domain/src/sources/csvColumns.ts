import type { ImportLine } from '../hsds/fromHsdsService.ts';
import { readTerms, type TermOptions } from '../hsds/readTerms.ts';
import { labeledFacts } from '../services/labeledFacts.ts';
import { type TextField, textFields } from '../services/serviceFields.ts';
import type { CsvColumns } from './sourceKinds.ts';

export type CsvRow = Record<string, string>;

/** What the columns of a CSV file of any shape can mean, in the order of the form. */
export const csvTargets = [
  ...(['id', 'name', 'alternateNames', 'serviceSummary', 'description', 'terms'] as const),
  ...(['address1', 'address2', 'city', 'county', 'state', 'zip', 'latitude', 'longitude'] as const),
  ...(['phone', 'contactEmail', 'website', 'schedules', 'age'] as const),
  ...(['eligibility', 'fees', 'documents', 'languages', 'accessibility', 'serviceArea', 'application'] as const),
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
  application: ['applicationprocess', 'howtoapply', 'intakeprocedure', 'intakeprocess', 'application'],
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

/** Returns a row of a CSV file as a line of an import. A row changes only what its columns contain. */
export function lineOfRow(row: CsvRow, { columns, ...options }: RowOptions): ImportLine {
  const cellOf = (target: CsvTarget) => (row[columns[target] ?? ''] ?? '').trim();
  const texts = csvTargets.filter((target): target is CsvTarget & TextField =>
    textFields.includes(target as TextField),
  );
  const fields = [
    ...texts,
    'id' as const,
    'alternateNames' as const,
    'schedules' as const,
    'confirmedOn' as const,
  ].flatMap((target) => (columns[target] === undefined ? [] : [[target, cellOf(target)] as const]));
  const line: ImportLine = Object.fromEntries(fields.filter(([target, value]) => value !== '' || isEmptiable(target)));
  const [longitude, latitude] = [cellOf('longitude'), cellOf('latitude')];
  if (longitude !== '' && latitude !== '') line.location = { coordinates: [Number(longitude), Number(latitude)] };
  const facts = factsOf(cellOf);
  // An import without a description copies the summary, and the facts belong below it.
  if (facts.length > 0)
    line.description = [line.description || line.serviceSummary, ...facts].filter(Boolean).join('\n');
  return { ...line, ...kindsOf(cellOf('terms'), options) };
}

function factsOf(cellOf: (target: CsvTarget) => string): string[] {
  return labeledFacts({
    Who: [cellOf('eligibility')],
    Cost: [cellOf('fees')],
    Bring: [cellOf('documents')],
    Languages: [cellOf('languages')],
    Accessibility: [cellOf('accessibility')],
    'Area served': [cellOf('serviceArea')],
    'How to apply': [cellOf('application')],
  });
}

/** An empty cell empties a text. An id, hours, and a day are missing then. */
const isEmptiable = (target: string) => !['id', 'schedules', 'confirmedOn', 'alternateNames', 'state'].includes(target);

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
