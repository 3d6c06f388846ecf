import type { Row, TableStore } from './tableStore.ts';

/** Joins a row of services.csv to a complete record, as the API of HSDS sends it. */
export function joinService(store: TableStore, service: Row): unknown {
  const id = service.id ?? '';
  const ownerId = service.organization_id;
  const owner = store.find('organizations.csv', ownerId);
  const list = (path: string) => store.all(path, 'service_id', id);
  const attributes = attributesOf(store, id);
  return {
    ...{ ...service, ...contactsOf(store, 'service_id', id), attributes },
    ...(owner && {
      organization: { ...owner, phones: store.all('phones.csv', 'organization_id', owner.id) },
    }),
    service_at_locations: list('service_at_location.csv').map((place) => ({
      ...place,
      ...contactsOf(store, 'service_at_location_id', place.id ?? ''),
      location: locationOf(store, place.location_id),
    })),
    additional_urls: list('url.csv'),
    capacities: list('service_capacity.csv').map((row) => ({ ...row, unit: store.find('units.csv', row.unit_id) })),
    languages: list('languages.csv'),
    required_documents: list('required_documents.csv'),
    cost_options: list('cost_options.csv'),
    service_areas: list('service_areas.csv'),
    contacts: list('contacts.csv'),
    funding: list('funding.csv'),
  };
}

function locationOf(store: TableStore, id = '') {
  const location = store.find('locations.csv', id);
  const list = (path: string) => store.all(path, 'location_id', id);
  return (
    location && {
      ...{ ...location, ...contactsOf(store, 'location_id', id), attributes: attributesOf(store, id) },
      ...{
        addresses: list('addresses.csv'),
        accessibility: list('accessibility.csv'),
        languages: list('languages.csv'),
      },
    }
  );
}

function contactsOf(store: TableStore, column: string, id: string) {
  const schedules = store.all('schedules.csv', column, id);
  return {
    phones: store.all('phones.csv', column, id),
    schedules: schedules.map((row) => ({ ...row, attributes: attributesOf(store, row.id ?? '') })),
  };
}

function attributesOf(store: TableStore, id: string) {
  return store
    .all('attributes.csv', 'link_id', id)
    .map((row) => ({ ...row, taxonomy_term: store.find('taxonomy_terms.csv', row.taxonomy_term_id) }));
}
