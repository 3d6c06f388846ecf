import type { SearchDanger } from '@amparo/domain/services/searchDanger.ts';
import { detectDanger, withoutNameAlarm } from '@amparo/domain/understanding/danger/detectDanger.ts';
import { emergencyLines } from '@amparo/domain/understanding/danger/emergencyLines.ts';
import type { ServiceNames } from '@amparo/domain/understanding/intents/serviceNames.ts';
import { messageWords } from '@amparo/domain/understanding/phrases/fuzzyMatch.ts';
import { detectLanguage } from '@amparo/domain/understanding/query/detectLanguage.ts';
import { chatMessages } from './chatMessages.ts';
import type { ChatSources } from './chatSources.ts';

/** Detects danger in search texts as the chat does, and returns what to show above the results. */
export function watchSearch(
  names: () => Promise<ServiceNames>,
  crisisLines: ChatSources['crisisLines'],
): (text: string) => Promise<SearchDanger> {
  return async (text) => {
    const first = detectDanger(text);
    if (first.level === 'none') return { danger: first };
    const words = messageWords(text);
    const danger = withoutNameAlarm(first, (await names()).separate(words));
    const [kind] = danger.kinds;
    if (kind === undefined) return { danger };
    const language = detectLanguage(words);
    const t = chatMessages(language);
    const lines = emergencyLines(danger.kinds, await crisisLines());
    return danger.level === 'certain'
      ? { danger, emergency: { kind, language, text: t(`chat.emergencies.${kind}`), crisisLines: lines } }
      : {
          danger,
          dangerHint: { language, text: t('chat.possibleDanger'), crisisLines: lines.slice(0, LINES_OF_HINT) },
        };
  };
}

/** 911 and the line of the likeliest kind. */
const LINES_OF_HINT = 2;
