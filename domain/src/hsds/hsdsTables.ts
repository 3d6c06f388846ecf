import type { HsdsAttribute, HsdsService } from './records/hsdsRecords.ts';

/** The type of a column. The first four are texts with a format. */
type ColumnType = 'uuid' | 'uri' | 'email' | 'string' | 'number' | 'date' | 'datetime' | 'time';

/** The tables of HSDS that Amparo fills: path, columns with `!` if required, and references to other tables. */
const tables = {
  organization: {
    path: 'organizations.csv',
    columns: 'id:uuid! name:string! alternate_name:string description:string! email:email website:uri',
  },
  service: {
    path: 'services.csv',
    columns:
      'id:uuid! organization_id:uuid! name:string! alternate_name:string description:string url:uri email:email status:string! eligibility_description:string minimum_age:number maximum_age:number assured_date:date alert:string last_modified:datetime',
  },
  location: {
    path: 'locations.csv',
    columns:
      'id:uuid! location_type:string! organization_id:uuid name:string description:string latitude:number longitude:number',
  },
  service_at_location: { path: 'service_at_location.csv', columns: 'id:uuid! service_id:uuid! location_id:uuid!' },
  address: {
    path: 'addresses.csv',
    columns:
      'id:uuid! location_id:uuid address_1:string! address_2:string city:string! region:string state_province:string! postal_code:string! country:string! address_type:string!',
  },
  phone: {
    path: 'phones.csv',
    columns: 'id:uuid! service_id:uuid number:string! extension:number type:string description:string',
  },
  schedule: {
    path: 'schedules.csv',
    columns:
      'id:uuid! service_id:uuid valid_from:date valid_to:date timezone:number freq:string interval:number byday:string description:string opens_at:time closes_at:time',
  },
  unit: { path: 'units.csv', columns: 'id:uuid! name:string!' },
  service_capacity: {
    path: 'service_capacity.csv',
    columns: 'id:uuid! service_id:uuid! unit_id:uuid! available:number! maximum:number updated:datetime!',
  },
  url: { path: 'url.csv', columns: 'id:uuid! label:string url:uri! service_id:uuid' },
  taxonomy: { path: 'taxonomies.csv', columns: 'id:uuid! name:string! description:string!' },
  taxonomy_term: {
    path: 'taxonomy_terms.csv',
    columns:
      'id:uuid! code:string name:string! description:string! parent_id:uuid taxonomy:string language:string taxonomy_id:uuid',
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

export type Rows = Partial<Record<TableName, object[]>>;

/** The rows that a complete service adds to the tables. Each table takes the columns that it has. */
export function rowsOfService(service: HsdsService): Rows {
  const service_id = service.id;
  const { phones = [], schedules = [], capacities = [], additional_urls = [], metadata = [] } = service;
  const links = service.service_at_locations ?? [];
  const locations = links.flatMap(({ location }) => location ?? []);
  const attributes: HsdsAttribute[] = [
    ...(service.attributes ?? []),
    ...locations.flatMap((location) => location.attributes ?? []),
    ...schedules.flatMap((schedule) => schedule.attributes ?? []),
  ];
  return {
    organization: service.organization ? [service.organization] : [],
    service: [service],
    location: locations,
    service_at_location: links,
    address: locations.flatMap(({ id, addresses = [] }) => addresses.map((row) => ({ ...row, location_id: id }))),
    phone: phones.map((row) => ({ ...row, service_id })),
    schedule: schedules.map((row) => ({ ...row, service_id })),
    service_capacity: capacities.map((row) => ({ ...row, service_id, unit_id: row.unit.id })),
    url: additional_urls.map((row) => ({ ...row, service_id })),
    attribute: attributes,
    metadata,
  };
}

/** The text of a cell. Times and dates have the default formats of tabular packages. */
export function hsdsCell(value: unknown, type: ColumnType): string {
  if (value === undefined || value === null) return '';
  const text = String(value);
  if (type === 'time') return `${text}:00`;
  return type === 'datetime' ? text.replace(/\.\d+Z$/, 'Z') : text;
}
