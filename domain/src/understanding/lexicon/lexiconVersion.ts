import { lexicon } from './lexicon.ts';

/** Raised whenever services would be scored otherwise by the same lexicon. */
const scoringVersion = 2;

/** Changes whenever a stored service's needs have to be found anew. */
export const lexiconVersion = `${scoringVersion}-${hashOf(JSON.stringify(lexicon))}`;

/** FNV-1a, 32 bits, in base 36. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
