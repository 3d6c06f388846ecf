/** The type of a column. The first four are texts with a format. */
type ColumnType = 'uuid' | 'uri' | 'email' | 'string' | 'number' | 'date' | 'datetime' | 'time';

/** The tables of HSDS 3.2: path, columns with `!` if required, and references to other tables. */
const tables = {
  organization: {
    path: 'organizations.csv',
    columns:
      'id:uuid! name:string! alternate_name:string description:string! email:email website:uri tax_status:string tax_id:string year_incorporated:number legal_status:string logo:string uri:uri parent_organization_id:uuid',
  },
  program: {
    path: 'programs.csv',
    columns: 'id:uuid! organization_id:uuid! name:string! alternate_name:string description:string!',
  },
  service: {
    path: 'services.csv',
    columns:
      'id:uuid! organization_id:uuid! program_id:uuid name:string! alternate_name:string description:string url:uri email:email status:string! interpretation_services:string application_process:string fees_description:string wait_time:string fees:string accreditations:string eligibility_description:string minimum_age:number maximum_age:number assured_date:date assurer_email:email licenses:string alert:string last_modified:datetime',
  },
  location: {
    path: 'locations.csv',
    columns:
      'id:uuid! location_type:string! url:uri organization_id:uuid name:string alternate_name:string description:string transportation:string latitude:number longitude:number external_identifier:string external_identifier_type:string',
  },
  service_at_location: {
    path: 'service_at_location.csv',
    columns: 'id:uuid! service_id:uuid! location_id:uuid! description:string',
  },
  address: {
    path: 'addresses.csv',
    columns:
      'id:uuid! location_id:uuid attention:string address_1:string! address_2:string city:string! region:string state_province:string! postal_code:string! country:string! address_type:string!',
  },
  contact: {
    path: 'contacts.csv',
    columns:
      'id:uuid! organization_id:uuid service_id:uuid service_at_location_id:uuid location_id:uuid name:string title:string department:string email:email',
  },
  phone: {
    path: 'phones.csv',
    columns:
      'id:uuid! location_id:uuid service_id:uuid organization_id:uuid contact_id:uuid service_at_location_id:uuid number:string! extension:number type:string description:string',
  },
  schedule: {
    path: 'schedules.csv',
    columns:
      'id:uuid! service_id:uuid location_id:uuid service_at_location_id:uuid valid_from:date valid_to:date dtstart:date timezone:number until:date count:number wkst:string freq:string interval:number byday:string byweekno:string bymonthday:string byyearday:string description:string opens_at:time closes_at:time schedule_link:uri attending_type:string notes:string',
  },
  service_area: {
    path: 'service_areas.csv',
    columns:
      'id:uuid! service_id:uuid service_at_location_id:uuid name:string description:string extent:string extent_type:string uri:string',
  },
  language: {
    path: 'languages.csv',
    columns: 'id:uuid! service_id:uuid location_id:uuid phone_id:uuid name:string code:string note:string',
  },
  accessibility: {
    path: 'accessibility.csv',
    columns: 'id:uuid! location_id:uuid description:string details:string url:uri',
  },
  required_document: {
    path: 'required_documents.csv',
    columns: 'id:uuid! service_id:uuid document:string uri:uri',
  },
  cost_option: {
    path: 'cost_options.csv',
    columns:
      'id:uuid! service_id:uuid! valid_from:date valid_to:date option:string currency:string amount:number amount_description:string',
  },
  funding: { path: 'funding.csv', columns: 'id:uuid! organization_id:uuid service_id:uuid source:string' },
  organization_identifier: {
    path: 'organization_identifiers.csv',
    columns: 'id:uuid! organization_id:uuid! identifier_scheme:string identifier_type:string! identifier:string!',
  },
  unit: { path: 'units.csv', columns: 'id:uuid! name:string! scheme:string identifier:string uri:uri' },
  service_capacity: {
    path: 'service_capacity.csv',
    columns:
      'id:uuid! service_id:uuid! unit_id:uuid! available:number! maximum:number description:string updated:datetime!',
  },
  url: { path: 'url.csv', columns: 'id:uuid! label:string url:uri! organization_id:uuid service_id:uuid' },
  taxonomy: { path: 'taxonomies.csv', columns: 'id:uuid! name:string! description:string! uri:uri version:string' },
  taxonomy_term: {
    path: 'taxonomy_terms.csv',
    columns:
      'id:uuid! code:string name:string! description:string! parent_id:uuid taxonomy:string language:string taxonomy_id:uuid term_uri:uri',
  },
  attribute: {
    path: 'attributes.csv',
    columns:
      'id:uuid! link_id:uuid! taxonomy_term_id:uuid! link_type:string link_entity:string! value:string label:string',
  },
  metadata: {
    path: 'metadata.csv',
    columns:
      'id:uuid! resource_id:uuid! resource_type:string! last_action_date:date! last_action_type:string! field_name:string! previous_value:string! replacement_value:string! updated_by:string!',
  },
} as const;

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as TableName[];

export interface Column {
  name: string;
  type: ColumnType;
  isRequired: boolean;
}

export interface HsdsTable {
  path: string;
  columns: Column[];
}

/** The tables of the tabular package, in an order in which each table follows those that it refers to. */
export const hsdsTables = Object.fromEntries(
  tableNames.map((name): [TableName, HsdsTable] => {
    const columns = tables[name].columns.split(' ').map((text) => {
      const [column, type] = text.replace('!', '').split(':') as [string, ColumnType];
      return { name: column, type, isRequired: text.endsWith('!') };
    });
    return [name, { path: tables[name].path, columns }];
  }),
) as Record<TableName, HsdsTable>;

/** The table that a column such as `service_id` refers to. `parent_id` and `link_id` refer to none in HSDS. */
export function referencedTable(column: string): TableName | null {
  const name = column.endsWith('_id') ? column.slice(0, -'_id'.length) : '';
  return name in tables ? (name as TableName) : null;
}

const contacts = { phones: 'phone', contacts: 'contact' } as const;
const ofEach = { attributes: 'attribute', metadata: 'metadata' } as const;

/** The fields of a complete record that have records of other tables: one, or a list. */
export const nestedTables: Partial<Record<TableName, Record<string, TableName>>> = {
  service: {
    ...{ organization: 'organization', program: 'program', service_at_locations: 'service_at_location' },
    ...{ ...contacts, schedules: 'schedule', service_areas: 'service_area', languages: 'language' },
    ...{ required_documents: 'required_document', cost_options: 'cost_option', funding: 'funding' },
    ...{ capacities: 'service_capacity', additional_urls: 'url', ...ofEach },
  },
  service_at_location: {
    ...{ location: 'location', ...contacts, schedules: 'schedule', service_areas: 'service_area', ...ofEach },
  },
  location: {
    ...{ addresses: 'address', ...contacts, schedules: 'schedule', languages: 'language' },
    ...{ accessibility: 'accessibility', ...ofEach },
  },
  organization: {
    ...{ programs: 'program', ...contacts, funding: 'funding', organization_identifiers: 'organization_identifier' },
    ...{ additional_websites: 'url', ...ofEach },
  },
  contact: { phones: 'phone', ...ofEach },
  phone: { languages: 'language', ...ofEach },
  program: ofEach,
  schedule: ofEach,
  service_capacity: { unit: 'unit' },
  attribute: { taxonomy_term: 'taxonomy_term' },
  taxonomy_term: { taxonomy_detail: 'taxonomy' },
};

export type HsdsRow = Record<string, unknown>;

export const isHsdsRow = (value: unknown): value is HsdsRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record of another table, and the field that has it. */
function nestedRows(table: TableName, row: HsdsRow): { table: TableName; row: HsdsRow; isOne: boolean }[] {
  return Object.entries(nestedTables[table] ?? {}).flatMap(([field, name]) => {
    const value = row[field];
    const isOne = !Array.isArray(value);
    return [value]
      .flat()
      .filter(isHsdsRow)
      .map((nested) => ({ table: name, row: nested, isOne }));
  });
}

/** The columns of a nested record that name the record that has it. */
function linksTo(table: TableName, nested: TableName, id: unknown): HsdsRow {
  if (nested === 'attribute') return { link_id: id, link_entity: table };
  if (nested === 'metadata') return { resource_id: id, resource_type: table };
  const column = `${table}_id`;
  return hsdsTables[nested].columns.some(({ name }) => name === column) ? { [column]: id } : {};
}

export type Rows = Partial<Record<TableName, HsdsRow[]>>;

/**
 * The rows that a complete service adds to the tables. Each table takes the columns that it has. A record that occurs
 * twice, such as a phone number of a service and of its location, is one row.
 */
export function rowsOfService(service: HsdsRow): Rows {
  const found = new Map<TableName, Map<unknown, HsdsRow>>();
  addRow(found, 'service', service);
  return Object.fromEntries([...found].map(([name, rows]) => [name, [...rows.values()]]));
}

function addRow(found: Map<TableName, Map<unknown, HsdsRow>>, table: TableName, row: HsdsRow): void {
  const nested = nestedRows(table, table === 'taxonomy_term' ? withTaxonomy(row) : row);
  const references = nested.filter(({ isOne }) => isOne).map((one) => [`${one.table}_id`, one.row.id] as const);
  const rows = found.get(table) ?? new Map<unknown, HsdsRow>();
  found.set(table, rows);
  rows.set(row.id, { ...rows.get(row.id), ...row, ...Object.fromEntries(references) });
  const own = rows.get(row.id)!;
  for (const one of nested) {
    // The program of a service belongs to its organization.
    const required = hsdsTables[one.table].columns.filter(
      ({ name, isRequired }) => isRequired && referencedTable(name),
    );
    const inherited = Object.fromEntries(required.map(({ name }) => [name, own[name]]));
    addRow(found, one.table, { ...inherited, ...one.row, ...linksTo(table, one.table, row.id) });
  }
}

/** A term can name its taxonomy without its record. */
function withTaxonomy(term: HsdsRow): HsdsRow {
  const { taxonomy_id: id, taxonomy: name } = term;
  return id && name ? { taxonomy_detail: { id, name, description: name }, ...term } : term;
}

const formats: Partial<Record<ColumnType, RegExp>> = {
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  number: /^-?\d+(\.\d+)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  datetime: /^\d{4}-\d\d-\d\dT/,
  time: /^\d\d:\d\d(:\d\d)?$/,
  uri: /^https?:\/\/\S/,
  email: /\S@\S/,
};

/** The text of a cell, empty if the value does not fit the column. Times and dates have the formats of tabular packages. */
export function hsdsCell(value: unknown, type: ColumnType): string {
  if (value === undefined || value === null) return '';
  const text = isHsdsRow(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
  if (text !== '' && formats[type]?.test(text) === false) return '';
  if (type === 'time') return text.length === '00:00'.length ? `${text}:00` : text;
  return type === 'datetime' ? text.replace(/\.\d+Z$/, 'Z') : text;
}
