import { type HsdsRow, hsdsTables, nestedTables, type TableName } from '@amparo/domain/hsds/hsdsTables.ts';
import { linkColumn, type Row, type TableStore, unknownLinks } from './tableStore.ts';

/** Joins a row of services.csv to a complete record, as the API of HSDS sends it. */
export function joinService(store: TableStore, service: Row): HsdsRow {
  const record = joinRow(store, 'service', service);
  const cycles = cyclesOf(store, service);
  return cycles.length > 0 ? { ...record, reference_cycles: cycles } : record;
}

/** The references of the organization and of the terms that lead back to where they began. */
function cyclesOf(store: TableStore, { id, organization_id }: Row): string[] {
  const terms = store.all('attributes.csv', 'link_id', id).map(({ taxonomy_term_id }) => taxonomy_term_id);
  const isCyclic = {
    'organization.parent_organization_id': store.isCyclic(
      'organizations.csv',
      'parent_organization_id',
      organization_id,
    ),
    'attributes.taxonomy_term.parent_id': terms.some((term) => store.isCyclic('taxonomy_terms.csv', 'parent_id', term)),
  };
  return Object.entries(isCyclic).flatMap(([name, is]) => (is ? [name] : []));
}

function joinRow(store: TableStore, table: TableName, row: Row): HsdsRow {
  const joined: HsdsRow = typedRow(table, row);
  for (const [field, nested] of Object.entries(nestedTables[table] ?? {})) {
    const { path } = hsdsTables[nested];
    if (!store.has(path)) continue;
    const link = linkColumn(table, nested);
    const rows = link.isOne
      ? store.all(path, 'id', row[link.column]).slice(0, 1)
      : store.all(path, link.column, row.id ?? '');
    const records = rows.map((one) => joinRow(store, nested, one));
    if (!link.isOne) joined[field] = records;
    else if (records.length > 0) joined[field] = records[0];
  }
  // Tables that HSDS does not have are published with the record that they refer to.
  const column = `${table}_id`;
  if (!unknownLinks.includes(column)) return joined;
  for (const path of store.unknownTables(column)) {
    const rows = store.all(path, column, row.id ?? '');
    const field = path.replace(/\.csv$/, '');
    if (rows.length > 0 && !(field in joined)) joined[field] = rows;
  }
  return joined;
}

/** Cells are texts. Numbers are numbers in JSON. */
function typedRow(table: TableName, row: Row): HsdsRow {
  const typed: HsdsRow = { ...row };
  for (const { name, type } of hsdsTables[table].columns) {
    const cell = row[name];
    if (type === 'number' && cell && Number.isFinite(Number(cell))) typed[name] = Number(cell);
  }
  return typed;
}
