import type { SentenceFeatures } from '../domain/src/understanding/model/sentenceFeatures.ts';

/**
 * Leaves out the features of fewer than `least` sentences: they tell little about others, and take the places of better
 * ones in the table of a model. The indexes are of a table of `2 ** bits`, in which few features share a place.
 */
export function commonFeatures(all: readonly SentenceFeatures[], bits: number, least: number): SentenceFeatures[] {
  const counts = new Uint32Array(1 << bits);
  for (const { indexes } of all) for (let i = 0; i < indexes.length; i++) counts[indexes[i]!]! += 1;
  return all.map(({ indexes, values }) => {
    const common = { indexes: new Int32Array(indexes.length), values: new Float32Array(indexes.length) };
    let used = 0;
    for (let i = 0; i < indexes.length; i++) {
      if (counts[indexes[i]!]! < least) continue;
      common.indexes[used] = indexes[i]!;
      common.values[used++] = values[i]!;
    }
    return { indexes: common.indexes.slice(0, used), values: common.values.slice(0, used) };
  });
}
