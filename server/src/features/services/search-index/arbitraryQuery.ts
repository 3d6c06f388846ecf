import fc from 'fast-check';

/** Generators that the property tests of lists share. */

/** One or two of the values. */
export function someOf<T extends string>(values: readonly T[]): fc.Arbitrary<T[]> {
  return fc.subarray([...values], { minLength: 1, maxLength: 2 });
}

/** A position near the region: longitude and latitude. */
export const point: fc.Arbitrary<[number, number]> = fc
  .tuple(fc.integer({ min: -1010, max: -980 }), fc.integer({ min: 310, max: 335 }))
  .map(([east, north]) => [east / 10, north / 10]);

/** A query has each field only rarely: with all fields at once, almost no service would be listed. */
export function oneIn<T>(many: number, value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: many - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
}
