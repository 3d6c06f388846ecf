import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import type { SearchEmergency } from '@amparo/domain/services/searchEmergency.ts';
import { emergencyIn } from '@amparo/domain/understanding/danger/emergencyIn.ts';
import type { EmergencyKind } from '@amparo/domain/understanding/danger/emergencyKinds.ts';
import { emergencyLines } from '@amparo/domain/understanding/danger/emergencyLines.ts';
import { wordsOfMessage } from '@amparo/domain/understanding/phrases/hearing.ts';
import { languageOf } from '@amparo/domain/understanding/query/languageOf.ts';
import { LRUCache } from 'lru-cache';
import { chatWords } from './chatWords.ts';

/** People search for the same words, and each further page of a list for the same again. */
const MOST_KNOWN = 1000;

/** Watches the search box by the rule of the chat: what to say first where words tell of danger. */
export function watchSearch(crisisLines: () => Promise<CrisisLine[]>) {
  const known = new LRUCache<string, { kind: EmergencyKind | null }>({ max: MOST_KNOWN });
  return async (typed: string): Promise<SearchEmergency | undefined> => {
    const { kind } = known.get(typed) ?? { kind: emergencyIn(typed) };
    known.set(typed, { kind });
    if (!kind) return undefined;
    const language = languageOf(wordsOfMessage(typed));
    const text = chatWords(language)(`chat.emergencies.${kind}`);
    return { kind, language, text, crisisLines: emergencyLines(kind, await crisisLines()) };
  };
}
