import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import type { SearchEmergency } from '@amparo/domain/services/searchEmergency.ts';
import { detectEmergency } from '@amparo/domain/understanding/danger/detectEmergency.ts';
import type { EmergencyKind } from '@amparo/domain/understanding/danger/emergencyKinds.ts';
import { emergencyLines } from '@amparo/domain/understanding/danger/emergencyLines.ts';
import { messageWords } from '@amparo/domain/understanding/phrases/fuzzyMatch.ts';
import { detectLanguage } from '@amparo/domain/understanding/query/detectLanguage.ts';
import { LRUCache } from 'lru-cache';
import { chatMessages } from './chatMessages.ts';

/** People search for the same words, and each further page of a list for the same again. */
const MOST_KNOWN = 1000;

/** Watches the search box by the rule of the chat: what to say first where words tell of danger. */
export function emergencyDetector(crisisLines: () => Promise<CrisisLine[]>) {
  const known = new LRUCache<string, { kind: EmergencyKind | null }>({ max: MOST_KNOWN });
  return async (typed: string): Promise<SearchEmergency | undefined> => {
    const { kind } = known.get(typed) ?? { kind: detectEmergency(typed) };
    known.set(typed, { kind });
    if (!kind) return undefined;
    const language = detectLanguage(messageWords(typed));
    const text = chatMessages(language)(`chat.emergencies.${kind}`);
    return { kind, language, text, crisisLines: emergencyLines(kind, await crisisLines()) };
  };
}
