import { lexicon } from './lexicon.ts';

/** Raise this number when a change of the code gives services other scores with the same lexicon. */
const scoringVersion = 4;

let version: string | undefined;

/** When this text changes, the server computes the needs of all stored services again. */
export function lexiconVersion(): string {
  version ??= `${scoringVersion}-${hashOf(JSON.stringify(lexicon))}`;
  return version;
}

/** FNV-1a, 32 bits, in base 36. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
