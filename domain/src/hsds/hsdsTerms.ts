import { locationPrecisions } from '../places/locationPrecision.ts';
import { audiences, serviceTypes, subTypes, typeOfSubType } from '../services/taxonomy/serviceTypes.ts';
import type { HsdsTaxonomy, HsdsTaxonomyTerm } from './records/hsdsRecords.ts';
import { scheduleKinds } from './schedules/writeSchedules.ts';

/** Returns the same UUID for the same name, always and everywhere (UUID version 5). */
type StableId = (name: string) => string;

/** The English names of the codes that people see. */
type TermNames = Record<(typeof serviceTypes | typeof subTypes | typeof audiences)[number], string>;

const taxonomyKeys = ['service_types', 'audiences', 'details'] as const;
type TaxonomyKey = (typeof taxonomyKeys)[number];

const taxonomyTexts: Record<TaxonomyKey, { name: string; description: string }> = {
  service_types: { name: 'Amparo service types', description: 'Five types of help, each with its sub-types.' },
  audiences: { name: 'Amparo audiences', description: 'The people for whom a service is.' },
  details: { name: 'Amparo details', description: 'Facts for which HSDS has no field of its own.' },
};

const TIME_ZONE = 'TIME_ZONE';
const precisionCode = (precision: string) => `POSITION_${precision.toUpperCase()}`;

/** The codes and texts of the terms that are not for people. */
const detailTexts: Record<string, [name: string, description: string]> = {
  [TIME_ZONE]: ['Time zone', 'The value is the IANA name of the time zone in which the schedules are.'],
  POSITION_EXACT: ['Position of the building', 'Latitude and longitude are those of the building.'],
  POSITION_STREET: ['Position of the street', 'Latitude and longitude are somewhere on the street.'],
  POSITION_ZIP: ['Center of the ZIP code', 'Latitude and longitude are the center of the ZIP code.'],
  POSITION_CITY: ['Center of the city', 'Latitude and longitude are the center of the city.'],
  POSITION_HIDDEN: ['Confidential address', 'The address and the position are not published. Call first.'],
  CLOSED: ['Closed', 'The value contains the times that are closed, with the fields of a schedule, as JSON.'],
  CALL_FOR_HOURS: ['Call for hours', 'The hours are not known. Call first.'],
  PERMANENTLY_CLOSED: ['Permanently closed', 'The service does not exist anymore.'],
};

/** All taxonomies and terms of the published data. */
export class HsdsTerms {
  readonly stableId: StableId;
  readonly taxonomies: ReadonlyMap<string, HsdsTaxonomy>;
  /** By id, in the order of lists. */
  readonly terms: ReadonlyMap<string, HsdsTaxonomyTerm>;
  readonly #byCode: ReadonlyMap<string, HsdsTaxonomyTerm>;
  readonly #keys: ReadonlyMap<string, TaxonomyKey>;

  constructor(stableId: StableId, names: TermNames) {
    this.stableId = stableId;
    const taxonomyOf = (key: TaxonomyKey) => ({ id: stableId(`taxonomy/${key}`), ...taxonomyTexts[key] });
    this.taxonomies = new Map(taxonomyKeys.map((key) => [taxonomyOf(key).id, taxonomyOf(key)]));
    this.#keys = new Map(taxonomyKeys.map((key) => [taxonomyOf(key).id, key]));
    const termOf = (
      key: TaxonomyKey,
      code: string,
      [name, description]: readonly [string, string],
      parent?: string,
    ) => ({
      id: termId(stableId, key, code),
      ...{ code, name, description },
      ...(parent ? { parent_id: termId(stableId, key, parent) } : {}),
      ...{ taxonomy: taxonomyTexts[key].name, taxonomy_id: taxonomyOf(key).id, language: 'en' },
    });
    const named = (code: keyof TermNames) => [names[code], names[code]] as const;
    const terms = [
      ...serviceTypes.map((code) => termOf('service_types', code, named(code))),
      ...subTypes.map((code) => termOf('service_types', code, named(code), typeOfSubType[code])),
      ...audiences.map((code) => termOf('audiences', code, named(code))),
      ...[TIME_ZONE, ...locationPrecisions.map(precisionCode), ...scheduleKinds].map((code) =>
        termOf('details', code, detailTexts[code]!),
      ),
    ];
    this.terms = new Map(terms.map((term) => [term.id, term]));
    this.#byCode = new Map(terms.map((term) => [term.code, term]));
  }

  /** The term of a code. Codes are unique in all taxonomies. */
  of(code: string): HsdsTaxonomyTerm {
    const term = this.#byCode.get(code);
    if (!term) throw new RangeError(`no HSDS term has the code ${code}`);
    return term;
  }

  precision(precision: (typeof locationPrecisions)[number]): HsdsTaxonomyTerm {
    return this.of(precisionCode(precision));
  }

  get timeZone(): HsdsTaxonomyTerm {
    return this.of(TIME_ZONE);
  }

  keyOf(term: HsdsTaxonomyTerm): TaxonomyKey {
    return this.#keys.get(term.taxonomy_id)!;
  }
}

function termId(stableId: StableId, key: TaxonomyKey, code: string): string {
  return stableId(`taxonomy/${key}/${code}`);
}
