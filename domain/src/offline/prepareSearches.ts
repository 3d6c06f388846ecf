import { decodeDangerModels } from '../understanding/danger/detectDanger.ts';
import { lexiconIndex } from '../understanding/matching/queryIndex.ts';
import { prepareDictionary } from '../understanding/spelling/spelling.ts';

/** Builds what searches need to understand a text, in small steps. Without it, the first search waits for it. */
export function* prepareSearches(): Generator<void, void> {
  yield* lexiconIndex.build();
  yield* prepareDictionary();
  yield* decodeDangerModels();
}
