import type { OwnedService } from '@amparo/domain/permissions/permissions.ts';
import {
  type Audience,
  audiences,
  type ServiceType,
  type SubType,
  serviceTypes,
  subTypes,
} from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { type RawBuilder, sql } from 'kysely';
import { Bitmap } from './bitmap.ts';
import { HoursPatterns } from './hoursPatterns.ts';
import { IdTable } from './idTable.ts';
import { uncertaintyMeters } from './uncertainty.ts';

const microsecondsOf = (column: string) => sql`(extract(epoch FROM s.${sql.ref(column)}) * 1000000)::float8`;
const metersAlong = (axis: 1 | 2 | 3) => sql`coalesce(cube_ll_coord(s.position, ${sql.lit(axis)}), 'Infinity')`;

/** Columns of numbers: their type, and their SQL expression for `services s`. */
const numberColumns = {
  /** PostgreSQL changes it with each write of the row. */
  version: [Uint32Array, sql`s.xmin::text::float8`],
  // For a batch, a join would scan the whole table of kudos.
  likes: [Uint32Array, sql`coalesce((SELECT likes FROM service_kudos k WHERE k.service_id = s.id), 0)`],
  availableBeds: [Uint32Array, sql`s.available_beds`],
  totalBeds: [Uint32Array, sql`s.total_beds`],
  /** Milliseconds since 1970 until which the critical header is shown; 0 if there is none. */
  criticalUntil: [
    Float64Array,
    sql`CASE WHEN NOT s.is_critical_header THEN 0 WHEN s.is_critical_never_expire THEN 'Infinity'
      ELSE coalesce(extract(epoch FROM s.critical_expired_at)::float8 * 1000, 0) END`,
  ],
  /** Microseconds since 1970. */
  createdAt: [Float64Array, microsecondsOf('created_at')],
  updatedAt: [Float64Array, microsecondsOf('updated_at')],
  /** NaN if the service was never verified. */
  verifiedAt: [Float64Array, sql`coalesce(${microsecondsOf('verified_at')}, 'NaN')`],
  /** Meters from the center of the earth; Infinity if the position is unknown. */
  x: [Float64Array, metersAlong(1)],
  y: [Float64Array, metersAlong(2)],
  z: [Float64Array, metersAlong(3)],
  /** Meters by which the building may be away from the position. */
  uncertainty: [Float64Array, uncertaintyMeters],
} as const;

/** Texts that many services share, in lower case. Their columns contain numbers of texts. */
const textColumns = {
  city: sql`lower(s.city)`,
  county: sql`lower(s.county)`,
  state: sql`lower(s.state)`,
  zip: sql`lower(s.zip)`,
  /** The id of the owner; '' if there is none. */
  owner: sql`coalesce(s.owner_id::text, '')`,
} as const;

const flagColumns = {
  /** Not deleted. */
  isListed: sql`s.deleted_at IS NULL`,
  isApproved: sql`s.is_approved`,
  isPermanentlyClosed: sql`s.is_permanently_closed`,
  isAddressConfidential: sql`s.is_address_confidential`,
} as const;

/** Texts and lists that have their own structures. Lists are sent as text: pg would parse them ten times slower. */
const otherColumns = {
  id: sql`s.id`,
  types: sql`array_to_string(s.type, ',')`,
  subTypes: sql`array_to_string(s.sub_types, ',')`,
  audiences: sql`array_to_string(s.category, ',')`,
  managers: sql`coalesce((SELECT string_agg(m.user_id::text, ',') FROM service_managers m WHERE m.service_id = s.id), '')`,
  nameKey: sql`s.name_key`,
  cityName: sql`s.city`,
  /** Many services share their schedules and time zone. */
  hours: sql`concat_ws(E'\n', s.schedules, s.close_schedules, s.is_contact, s.time_zone)`,
} as const;

/** A service as the index reads it. */
export type IndexedService = Record<keyof typeof numberColumns, number> &
  Record<keyof typeof flagColumns, boolean> &
  Record<keyof typeof textColumns | keyof typeof otherColumns, string>;

/** The columns that the index reads from `services s`. */
export const indexedColumns: RawBuilder<unknown> = sql.join([
  ...Object.entries(numberColumns).map(([name, [, value]]) => sql`${value} AS ${sql.ref(name)}`),
  ...Object.entries({ ...textColumns, ...flagColumns, ...otherColumns }).map(
    ([name, value]) => sql`${value} AS ${sql.ref(name)}`,
  ),
]);

type Numbers = { [Name in keyof typeof numberColumns]: InstanceType<(typeof numberColumns)[Name][0]> } & {
  /** The first characters of the name as a number, so that most comparisons of names need no text. */
  namePrefix: Float64Array;
} & Record<keyof typeof textColumns | 'hours', Uint32Array>;

const numberNames = keysOf(numberColumns);
const textNames = keysOf(textColumns);
const flagNames = keysOf(flagColumns);
const arrayTypes: Record<string, typeof Uint32Array | typeof Float64Array> = {
  ...Object.fromEntries(numberNames.map((name) => [name, numberColumns[name][0]])),
  ...Object.fromEntries([...textNames, 'hours'].map((name) => [name, Uint32Array])),
  namePrefix: Float64Array,
};

/** The columns that lists filter and sort by. Each service has one row, which it keeps. */
export class IndexColumns {
  readonly ids = new IdTable();
  readonly hoursPatterns = new HoursPatterns();
  readonly names: string[] = [];
  /** The names of towns as people write them, by their number in the column `city`. */
  readonly cityNames = new Map<number, string>();
  readonly flags: Record<keyof typeof flagColumns | 'isOwned' | 'isSeason', Bitmap> = bitmapsOf([
    ...flagNames,
    'isOwned',
    'isSeason',
  ]);
  readonly types: Record<ServiceType, Bitmap> = bitmapsOf(serviceTypes);
  readonly subTypes: Record<SubType, Bitmap> = bitmapsOf(subTypes);
  readonly audiences: Record<Audience, Bitmap> = bitmapsOf(audiences);
  readonly numbers = {} as Numbers;
  capacity = 0;
  readonly #managers = new Map<number, string[]>();
  readonly #textNumbers = new Map<string, number>();
  readonly #texts: string[] = [];

  constructor() {
    this.reserve(256);
  }

  get length(): number {
    return this.ids.length;
  }

  /** For each number of a city, state, or ZIP code: 1 if the text is one of `values`. */
  textMarks(texts: readonly string[]): Uint8Array {
    const marks = new Uint8Array(this.#texts.length);
    for (const number of texts.map((text) => this.#textNumbers.get(text))) if (number !== undefined) marks[number] = 1;
    return marks;
  }

  /** The owner and the managers of a service, in the format of permissions. */
  ownershipOf(row: number): OwnedService {
    if (!this.flags.isOwned.has(row)) return unowned;
    const user = this.#texts[this.numbers.owner[row]!] || null;
    return { user, managedUsers: (this.#managers.get(row) ?? []).map((id) => ({ id })) };
  }

  /** Grows the columns to hold this number of rows. */
  reserve(capacity: number): void {
    if (capacity <= this.capacity) return;
    this.capacity = capacity;
    this.ids.reserve(capacity);
    const numbers: Record<string, Uint32Array | Float64Array> = this.numbers;
    for (const [name, Type] of Object.entries(arrayTypes)) {
      const column = new Type(capacity);
      column.set(numbers[name] ?? []);
      numbers[name] = column;
    }
    for (const bitmaps of [this.flags, this.types, this.subTypes, this.audiences]) {
      for (const bitmap of Object.values(bitmaps)) bitmap.grow(capacity);
    }
  }

  /** Adds a service or replaces its row. Returns the row. */
  put(service: IndexedService): number {
    const { numbers, flags } = this;
    const row = this.ids.find(service.id) ?? this.#addRow(service.id);
    for (const name of numberNames) numbers[name][row] = service[name];
    for (const name of textNames) numbers[name][row] = this.#numberOf(service[name]);
    for (const name of flagNames) flags[name].set(row, service[name]);
    for (const set of ['types', 'subTypes', 'audiences'] as const) {
      const values = service[set].split(',');
      for (const [value, bitmap] of Object.entries(this[set])) bitmap.set(row, values.includes(value));
    }
    this.cityNames.set(numbers.city[row]!, service.cityName);
    numbers.hours[row] = this.hoursPatterns.numberOf(service.hours);
    flags.isSeason.set(row, this.hoursPatterns.isSeason(numbers.hours[row]!));
    numbers.namePrefix[row] = prefixOf(service.nameKey);
    this.names[row] = service.nameKey;
    if (service.managers === '') this.#managers.delete(row);
    else this.#managers.set(row, service.managers.split(','));
    flags.isOwned.set(row, service.owner !== '' || service.managers !== '');
    return row;
  }

  isAt(row: number, { x, y, z }: IndexedService): boolean {
    const { numbers } = this;
    return numbers.x[row] === x && numbers.y[row] === y && numbers.z[row] === z;
  }

  /** Removes a service from all lists. */
  hide(row: number): void {
    this.flags.isListed.set(row, false);
    this.flags.isApproved.set(row, false);
  }

  #addRow(id: string): number {
    if (this.length === this.capacity) this.reserve(Math.ceil(1.25 * this.length));
    return this.ids.add(id);
  }

  #numberOf(text: string): number {
    const known = this.#textNumbers.get(text);
    if (known !== undefined) return known;
    this.#textNumbers.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }
}

const unowned: OwnedService = {};
const PREFIX_LENGTH = 6;

/**
 * Returns a number with the order of the text's first characters. Ignores everything from the first character beyond
 * Latin-1.
 */
function prefixOf(text: string): number {
  let prefix = 0;
  let isBeyond = false;
  for (let i = 0; i < PREFIX_LENGTH; i += 1) {
    const code = i < text.length ? text.charCodeAt(i) : 0;
    isBeyond ||= code >= 255;
    prefix = prefix * 256 + (isBeyond ? 255 : code);
  }
  return prefix;
}

/** One bitmap per value. A vocabulary of any size fits, and an unknown value is in no bitmap. */
function bitmapsOf<Value extends string>(values: readonly Value[]): Record<Value, Bitmap> {
  return Object.fromEntries(values.map((value) => [value, new Bitmap()])) as Record<Value, Bitmap>;
}

function keysOf<Name extends string>(columns: Record<Name, unknown>): Name[] {
  return Object.keys(columns) as Name[];
}
