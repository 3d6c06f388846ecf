import type { OwnedService } from '../../../permissions/permissions.ts';
import { type BedGroupName, bedGroupNames } from '../../bedGroups.ts';
import {
  type Audience,
  audiences,
  type ServiceType,
  type SubType,
  serviceTypes,
  subTypes,
} from '../../taxonomy/serviceTypes.ts';
import { Bitmap } from './bitmap.ts';
import { HoursPatterns, type StoredPatterns } from './hoursPatterns.ts';
import { IdTable } from './idTable.ts';
import { roundMeters } from './point.ts';

/** Columns of numbers, with their types. */
const numberColumns = {
  /** Changes with each write of the service. */
  version: Uint32Array,
  likes: Uint32Array,
  availableBeds: Uint32Array,
  totalBeds: Uint32Array,
  /** Milliseconds since 1970 until which the critical header is shown; 0 if there is none. */
  criticalUntil: Float64Array,
  /** Microseconds since 1970. */
  createdAt: Float64Array,
  updatedAt: Float64Array,
  /** NaN if the service was never verified. */
  verifiedAt: Float64Array,
  /** Meters from the center of the earth; Infinity if the position is unknown. */
  x: Float64Array,
  y: Float64Array,
  z: Float64Array,
  /** Meters by which the building may be away from the position. */
  uncertainty: Float64Array,
} as const;

/** Texts that many services share. Their columns contain numbers of texts in lower case. `owner` is an id or empty. */
const textColumns = ['city', 'county', 'state', 'zip', 'owner'] as const;

/**
 * `isStored`: not deleted. `isWaiting`: an administrator should approve it or send it back. `isTranslated`: no text
 * is missing in one of the languages.
 */
const flagColumns = [
  ...(['isStored', 'isApproved', 'isWaiting', 'hasPhone', 'isTranslated'] as const),
  ...(['hasMachineText', 'hasStaleText'] as const),
  ...(['isPermanentlyClosed', 'isAddressConfidential'] as const),
] as const;

/**
 * Texts that have their own structures. `types`, `subTypes`, `audiences`, `freeBedGroups`, and `managers` are comma
 * lists.
 */
type OtherColumn = 'id' | 'types' | 'subTypes' | 'audiences' | 'freeBedGroups' | 'managers' | 'nameKey' | 'hours';

/** A service as the index reads it. `hours` is the text that `HoursPatterns.numberOf` reads. */
export type IndexedService = Record<keyof typeof numberColumns, number> &
  Record<(typeof flagColumns)[number], boolean> &
  Record<(typeof textColumns)[number] | OtherColumn, string>;

type Numbers = { [Name in keyof typeof numberColumns]: InstanceType<(typeof numberColumns)[Name]> } & {
  /** The first characters of the name as a number, so that most comparisons of names need no text. */
  namePrefix: Float64Array;
} & Record<(typeof textColumns)[number] | 'hours', Uint32Array>;

/** The columns as a device or a server stores them. */
export interface StoredColumns {
  ids: Uint32Array;
  numbers: Record<string, Uint32Array | Float64Array>;
  /** The words of each bitmap, by its set and value. */
  bitmaps: Record<string, Record<string, Uint32Array>>;
  names: string[];
  cityNames: Map<number, string>;
  texts: string[];
  /** The managers of each service that has some. A device knows none, and no owners. */
  managers: Map<number, string[]>;
  hours: StoredPatterns;
}

const numberNames = Object.keys(numberColumns) as (keyof typeof numberColumns)[];
const arrayTypes: Record<string, typeof Uint32Array | typeof Float64Array> = {
  ...numberColumns,
  ...Object.fromEntries([...textColumns, 'hours'].map((name) => [name, Uint32Array])),
  namePrefix: Float64Array,
};

/** The columns that lists filter and sort by. Each service has one row, which it keeps. */
export class IndexColumns {
  readonly ids = new IdTable();
  readonly hoursPatterns = new HoursPatterns();
  readonly names: string[] = [];
  /** The names of towns as people write them, by their number in the column `city`. */
  readonly cityNames = new Map<number, string>();
  readonly flags: Record<(typeof flagColumns)[number] | 'isOwned' | 'isSeason', Bitmap> = bitmapsOf([
    ...flagColumns,
    'isOwned',
    'isSeason',
  ]);
  readonly types: Record<ServiceType, Bitmap> = bitmapsOf(serviceTypes);
  readonly subTypes: Record<SubType, Bitmap> = bitmapsOf(subTypes);
  readonly audiences: Record<Audience, Bitmap> = bitmapsOf(audiences);
  /** The groups of a shelter that counts by group, with free beds. */
  readonly freeBedGroups: Record<BedGroupName, Bitmap> = bitmapsOf(bedGroupNames);
  readonly numbers = {} as Numbers;
  capacity = 0;
  /** Increases when a service is added, changed, or removed. */
  version = 0;
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
    for (const set of bitmapSets) for (const bitmap of Object.values(this[set])) bitmap.grow(capacity);
  }

  /** Adds a service or replaces its row. Returns the row. */
  put(service: IndexedService): number {
    this.version += 1;
    const { numbers, flags } = this;
    const row = this.ids.find(service.id) ?? this.#addRow(service.id);
    for (const name of numberNames) numbers[name][row] = service[name];
    for (const axis of axes) numbers[axis][row] = roundMeters(service[axis]);
    for (const name of textColumns) numbers[name][row] = this.#numberOf(service[name].toLowerCase());
    for (const name of flagColumns) flags[name].set(row, service[name]);
    for (const set of ['types', 'subTypes', 'audiences', 'freeBedGroups'] as const) {
      const values = service[set].split(',');
      for (const [value, bitmap] of Object.entries(this[set])) bitmap.set(row, values.includes(value));
    }
    this.cityNames.set(numbers.city[row]!, service.city);
    numbers.hours[row] = this.hoursPatterns.numberOf(service.hours);
    flags.isSeason.set(row, this.hoursPatterns.isSeason(numbers.hours[row]!));
    numbers.namePrefix[row] = prefixOf(service.nameKey);
    this.names[row] = service.nameKey;
    if (service.managers === '') this.#managers.delete(row);
    else this.#managers.set(row, service.managers.split(','));
    flags.isOwned.set(row, service.owner !== '' || service.managers !== '');
    return row;
  }

  /** Returns everything. It is not copied. */
  toStored(): StoredColumns {
    const words = (set: Record<string, Bitmap>) =>
      Object.fromEntries(Object.entries(set).map(([value, bitmap]) => [value, bitmap.words]));
    return {
      ids: this.ids.words(),
      numbers: { ...this.numbers },
      bitmaps: Object.fromEntries(bitmapSets.map((set) => [set, words(this[set])])),
      names: this.names,
      cityNames: this.cityNames,
      texts: this.#texts,
      managers: this.#managers,
      hours: this.hoursPatterns.toStored(),
    };
  }

  /** Fills empty columns with stored ones. */
  restore({ ids, numbers, bitmaps, names, cityNames, texts, managers, hours }: StoredColumns): void {
    this.capacity = numbers.namePrefix!.length;
    this.ids.restore(ids, this.capacity);
    Object.assign(this.numbers, numbers);
    for (const set of bitmapSets)
      for (const [value, bitmap] of Object.entries(this[set])) bitmap.words = bitmaps[set]![value]!;
    for (const name of names) this.names.push(name);
    for (const [number, name] of cityNames) this.cityNames.set(number, name);
    for (const text of texts) this.#numberOf(text);
    for (const [row, ids] of managers) this.#managers.set(row, ids);
    this.hoursPatterns.restore(hours);
  }

  isAt(row: number, service: IndexedService): boolean {
    return axes.every((axis) => this.numbers[axis][row] === roundMeters(service[axis]));
  }

  /** Removes a service from all lists. */
  hide(row: number): void {
    this.version += 1;
    this.flags.isStored.set(row, false);
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

const bitmapSets = ['flags', 'types', 'subTypes', 'audiences', 'freeBedGroups'] as const;
const axes = ['x', 'y', 'z'] as const;
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
