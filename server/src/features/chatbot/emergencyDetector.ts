import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import type { SearchEmergency } from '@amparo/domain/services/serviceRoutes.ts';
import { detectEmergency } from '@amparo/domain/understanding/danger/detectEmergency.ts';
import type { EmergencyKind } from '@amparo/domain/understanding/danger/emergencyKinds.ts';
import { emergencyLines } from '@amparo/domain/understanding/danger/emergencyLines.ts';
import { messageWords } from '@amparo/domain/understanding/phrases/fuzzyMatch.ts';
import { detectLanguage } from '@amparo/domain/understanding/query/detectLanguage.ts';
import { LRUCache } from 'lru-cache';
import { chatMessages } from './chatMessages.ts';

/** Many people search for the same words, and each page of a list repeats the search. */
const CACHE_SIZE = 1000;

/** Detects emergencies in search texts by the rules of the chat, and returns what to show above the results. */
export function emergencyDetector(crisisLines: () => Promise<CrisisLine[]>) {
  const cache = new LRUCache<string, { kind: EmergencyKind | null }>({ max: CACHE_SIZE });
  return async (text: string): Promise<SearchEmergency | undefined> => {
    const { kind } = cache.get(text) ?? { kind: detectEmergency(text) };
    cache.set(text, { kind });
    if (!kind) return undefined;
    const language = detectLanguage(messageWords(text));
    const message = chatMessages(language)(`chat.emergencies.${kind}`);
    return { kind, language, text: message, crisisLines: emergencyLines(kind, await crisisLines()) };
  };
}
