import { audiences, serviceTypes, subTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import type { Wanted } from '../list/serviceShelf.ts';
import type { ListedService } from './listedService.ts';

/** Where the bits of each set of kinds begin among `kinds`. */
const bitOf = { types: 0, subTypes: serviceTypes.length, audiences: serviceTypes.length + subTypes.length };
const firstFlag = bitOf.audiences + audiences.length;

/** Bits of `kinds` that say yes or no. */
export const flags = {
  isApproved: 1 << firstFlag,
  isPermanentlyClosed: 1 << (firstFlag + 1),
  isAddressConfidential: 1 << (firstFlag + 2),
};

const sets = { types: serviceTypes, subTypes, audiences } as const;

/** A set of kinds as bits of `kinds`. */
export function kindBits(set: keyof typeof sets, values: readonly string[]): number {
  const all: readonly string[] = sets[set];
  return values.reduce((bits, value) => bits | (1 << (bitOf[set] + all.indexOf(value))), 0);
}

const placeNames = ['city', 'county', 'state', 'zip'] as const;
export type PlaceName = (typeof placeNames)[number];

/**
 * What lists choose services by, column by column, each service by its number: a list looks at all of them, and so should
 * touch no more memory than it must.
 */
export class ListedServices {
  length = 0;
  ids: string[] = [];
  versions: string[] = [];
  nameKeys: string[] = [];
  likes = new Uint32Array(0);
  /** Types, sub-types, audiences and flags, as bits. */
  kinds = new Uint32Array(0);
  criticalUntil = new Float64Array(0);
  createdAt = new Float64Array(0);
  /** Metres from the middle of the earth, three for each service; not numbers where nobody knows the place. */
  points = new Float64Array(0);
  /** Cities, counties, states and ZIP codes, by the numbers of their texts. */
  places = { city: new Uint32Array(0), county: new Uint32Array(0), state: new Uint32Array(0), zip: new Uint32Array(0) };
  readonly #numbers = new Map<string, number>();
  readonly #texts = new Map<string, number>();

  /** Undefined where the service is not known yet. */
  numberOf(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  /** Of a place's name, code or state; undefined where no service has it. */
  textNumber(text: string): number | undefined {
    return this.#texts.get(text);
  }

  /** Adds a service or puts it in the place of what it was. */
  put(service: ListedService): void {
    const number = this.#numbers.get(service.id) ?? this.length;
    if (number === this.length) this.#makeRoom(service.id);
    this.ids[number] = service.id;
    this.versions[number] = service.version;
    this.nameKeys[number] = service.nameKey;
    this.likes[number] = service.likes;
    this.kinds[number] = kindsOf(service);
    this.criticalUntil[number] = service.criticalUntil;
    this.createdAt[number] = service.createdAt;
    this.points.set(service.point ?? [Number.NaN, Number.NaN, Number.NaN], 3 * number);
    for (const name of placeNames) this.places[name][number] = this.#numberText(service[name]);
  }

  /** What is needed to show it. */
  wanted(number: number): Wanted {
    return { id: this.ids[number]!, version: this.versions[number]!, likes: this.likes[number]! };
  }

  /** The service is there no more. */
  hide(number: number): void {
    this.kinds[number]! &= ~flags.isApproved;
  }

  #numberText(text: string): number {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, this.#texts.size);
    return this.#texts.size - 1;
  }

  #makeRoom(id: string): void {
    this.#numbers.set(id, this.length);
    this.length += 1;
    if (this.length <= this.kinds.length) return;
    const size = Math.ceil(1.3 * this.length) + 100;
    const grown = <T extends Uint32Array | Float64Array>(larger: T, column: T): T => {
      larger.set(column);
      return larger;
    };
    this.likes = grown(new Uint32Array(size), this.likes);
    this.kinds = grown(new Uint32Array(size), this.kinds);
    this.criticalUntil = grown(new Float64Array(size), this.criticalUntil);
    this.createdAt = grown(new Float64Array(size), this.createdAt);
    this.points = grown(new Float64Array(3 * size), this.points);
    for (const name of placeNames) this.places[name] = grown(new Uint32Array(size), this.places[name]);
  }
}

function kindsOf(service: ListedService): number {
  const { types, subTypes: subs, audiences: whom } = service;
  const said = Object.entries(flags).reduce(
    (bits, [name, flag]) => (service[name as keyof typeof flags] ? bits | flag : bits),
    0,
  );
  return said | kindBits('types', types) | kindBits('subTypes', subs) | kindBits('audiences', whom);
}
