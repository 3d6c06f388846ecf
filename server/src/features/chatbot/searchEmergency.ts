import { emergencyIn } from '@amparo/domain/chatbot/danger/emergencyIn.ts';
import { emergencyLines } from '@amparo/domain/chatbot/emergencyLines.ts';
import { wordsOfMessage } from '@amparo/domain/chatbot/hearing.ts';
import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import { languageOf } from '@amparo/domain/needs/languageOf.ts';
import type { SearchEmergency } from '@amparo/domain/services/searchEmergency.ts';
import { chatWords } from './chatWords.ts';

/** Watches the search box by the rule of the chat: what to say first where words tell of danger. */
export function watchSearch(crisisLines: () => Promise<CrisisLine[]>) {
  return async (typed: string): Promise<SearchEmergency | undefined> => {
    const kind = emergencyIn(typed);
    if (!kind) return undefined;
    const language = languageOf(wordsOfMessage(typed));
    const text = chatWords(language)(`chat.emergencies.${kind}`);
    return { kind, language, text, crisisLines: emergencyLines(kind, await crisisLines()) };
  };
}
