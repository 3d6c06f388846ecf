import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StepwiseBuild } from '../domain/src/understanding/matching/stepwiseBuild.ts';
import { decodeWeights, MOST_WEIGHT } from '../domain/src/understanding/model/weightCode.ts';
import { encodeWeights } from './bitWriter.ts';

const weight = fc.oneof(
  { weight: 5, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -MOST_WEIGHT, max: MOST_WEIGHT }) },
);

test('weights are the same after encoding and decoding', () => {
  const models = fc
    .record({ outputs: fc.integer({ min: 1, max: 25 }), bits: fc.integer({ min: 0, max: 9 }) })
    .chain(({ outputs, bits }) =>
      fc.record({
        outputs: fc.constant(outputs),
        bits: fc.constant(bits),
        weights: fc.array(weight, { minLength: outputs << bits, maxLength: outputs << bits, size: 'max' }),
      }),
    );
  fc.assert(
    fc.property(models, ({ outputs, bits, weights }) => {
      const text = encodeWeights(Int8Array.from(weights), outputs);
      expect([...new StepwiseBuild(() => decodeWeights(text, outputs, bits)).get()]).toEqual(weights);
    }),
    { numRuns: 60 },
  );
});

test('weights that are mostly zero take few bytes', () => {
  const weights = new Int8Array(2 ** 16);
  for (let i = 0; i < weights.length; i += 64) weights[i] = 3;
  expect(encodeWeights(weights, 1).length).toBeLessThan(2_000);
});
