import type { OwnedService } from '@amparo/domain/permissions/permissions.ts';
import {
  type Audience,
  audiences,
  type ServiceType,
  type SubType,
  serviceTypes,
  subTypes,
} from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { Bitmap } from './bitmap.ts';
import { HoursPatterns } from './hoursPatterns.ts';
import { IdTable } from './idTable.ts';
import type { IndexedService } from './indexedService.ts';

/** What a list filters or sorts by as a number, with the type of its column. */
const numberTypes = {
  version: Uint32Array,
  likes: Uint32Array,
  availableBeds: Uint32Array,
  totalBeds: Uint32Array,
  /** Numbers of texts. */
  city: Uint32Array,
  county: Uint32Array,
  state: Uint32Array,
  zip: Uint32Array,
  owner: Uint32Array,
  /** Numbers of hours patterns. */
  hours: Uint32Array,
  /** Milliseconds since 1970 until which the critical header is shown; 0 if there is none. */
  criticalUntil: Float64Array,
  /** Microseconds since 1970. */
  createdAt: Float64Array,
  updatedAt: Float64Array,
  /** NaN if the service was never verified. */
  verifiedAt: Float64Array,
  /** The first characters of the name as a number, so that most comparisons of names need no text. */
  namePrefix: Float64Array,
  /** Meters from the center of the earth; NaN if the position is unknown. */
  x: Float64Array,
  y: Float64Array,
  z: Float64Array,
} as const;

type Columns = { -readonly [Name in keyof typeof numberTypes]: InstanceType<(typeof numberTypes)[Name]> };

const flagNames = ['isListed', 'isApproved', 'isPermanentlyClosed', 'isAddressConfidential', 'isOwned'] as const;

/** One bitmap per value. A vocabulary of any size fits, and an unknown value is in no bitmap. */
function bitmapsOf<const Value extends string>(values: readonly Value[]): Record<Value, Bitmap> {
  return Object.fromEntries(values.map((value) => [value, new Bitmap()])) as Record<Value, Bitmap>;
}

const unowned: OwnedService = {};

/** What lists filter and sort services by: one column per fact, one row per service. A service keeps its row. */
export class IndexColumns {
  readonly ids = new IdTable();
  readonly hoursPatterns = new HoursPatterns();
  readonly names: string[] = [];
  readonly flags: Record<(typeof flagNames)[number], Bitmap> = bitmapsOf(flagNames);
  readonly types: Record<ServiceType, Bitmap> = bitmapsOf(serviceTypes);
  readonly subTypes: Record<SubType, Bitmap> = bitmapsOf(subTypes);
  readonly audiences: Record<Audience, Bitmap> = bitmapsOf(audiences);
  numbers = Object.fromEntries(
    Object.entries(numberTypes).map(([name, Type]) => [name, new Type(0)]),
  ) as unknown as Columns;
  capacity = 0;
  readonly #managers = new Map<number, string[]>();
  readonly #textNumbers = new Map<string, number>();
  readonly #texts: string[] = [];

  get length(): number {
    return this.ids.length;
  }

  /** By the number of each city, state, ZIP code …: 1 if it is one of these. */
  textMarks(texts: readonly string[]): Uint8Array {
    const marks = new Uint8Array(this.#texts.length);
    for (const number of texts.map((text) => this.#textNumbers.get(text))) if (number !== undefined) marks[number] = 1;
    return marks;
  }

  /** The people who own or manage a service, as permissions take them. */
  ownershipOf(row: number): OwnedService {
    if (!this.flags.isOwned.has(row)) return unowned;
    const user = this.#texts[this.numbers.owner[row]!] || null;
    return { user, managedUsers: (this.#managers.get(row) ?? []).map((id) => ({ id })) };
  }

  /** Makes room for so many rows in all. */
  reserve(capacity: number): void {
    if (capacity <= this.capacity) return;
    this.capacity = capacity;
    this.ids.reserve(capacity);
    for (const [name, Type] of Object.entries(numberTypes)) {
      const column = new Type(capacity);
      column.set(this.numbers[name as keyof Columns]);
      Object.assign(this.numbers, { [name]: column });
    }
    for (const bitmaps of [this.flags, this.types, this.subTypes, this.audiences]) {
      for (const bitmap of Object.values(bitmaps)) bitmap.grow(capacity);
    }
  }

  /** Adds a service, or replaces what its row says. Returns the row. */
  put(service: IndexedService): number {
    const row = this.ids.find(service.id) ?? this.#addRow(service.id);
    const { numbers } = this;
    for (const name of ['version', 'likes', 'availableBeds', 'totalBeds', 'criticalUntil'] as const) {
      numbers[name][row] = service[name];
    }
    for (const name of ['createdAt', 'updatedAt', 'x', 'y', 'z'] as const) numbers[name][row] = service[name];
    numbers.verifiedAt[row] = service.verifiedAt ?? Number.NaN;
    for (const name of ['city', 'county', 'state', 'zip', 'owner'] as const) {
      numbers[name][row] = this.#numberText(service[name]);
    }
    numbers.hours[row] = this.hoursPatterns.numberOf(service.hours);
    numbers.namePrefix[row] = prefixOf(service.nameKey);
    this.names[row] = service.nameKey;
    this.#setBits(row, service);
    return row;
  }

  isAt(row: number, position: Record<'x' | 'y' | 'z', number>): boolean {
    return (['x', 'y', 'z'] as const).every((axis) => Object.is(this.numbers[axis][row], position[axis]));
  }

  /** Removes a service from all lists. */
  hide(row: number): void {
    this.flags.isListed.set(row, false);
    this.flags.isApproved.set(row, false);
  }

  #addRow(id: string): number {
    if (this.length === this.capacity) this.reserve(Math.ceil(1.25 * this.length) + 256);
    return this.ids.add(id);
  }

  #setBits(row: number, service: IndexedService): void {
    const { managers } = service;
    if (managers.length > 0) this.#managers.set(row, managers);
    else this.#managers.delete(row);
    const flags = { ...service, isOwned: service.owner !== '' || managers.length > 0 };
    for (const flag of flagNames) this.flags[flag].set(row, flags[flag]);
    for (const set of ['types', 'subTypes', 'audiences'] as const) {
      const values: readonly string[] = service[set];
      for (const [value, bitmap] of Object.entries(this[set])) bitmap.set(row, values.includes(value));
    }
  }

  #numberText(text: string): number {
    const known = this.#textNumbers.get(text);
    if (known !== undefined) return known;
    this.#textNumbers.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }
}

const PREFIX_LENGTH = 6;

/** Orders as the text does, as far as it goes. From the first character beyond Latin-1 on, all texts count as equal. */
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
