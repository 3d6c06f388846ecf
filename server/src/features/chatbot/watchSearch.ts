import { detectDanger } from '@amparo/domain/understanding/danger/detectDanger.ts';
import type { SearchDanger } from '@amparo/domain/understanding/danger/searchDanger.ts';
import { dangerBesideNames } from '@amparo/domain/understanding/intents/dangerBesideNames.ts';
import type { ServiceNames } from '@amparo/domain/understanding/intents/serviceNames.ts';
import { messageWords } from '@amparo/domain/understanding/phrases/fuzzyMatch.ts';
import { detectLanguage } from '@amparo/domain/understanding/query/detectLanguage.ts';
import { dangerNotice } from './answers/answerDanger.ts';
import { chatMessages } from './answers/chatMessages.ts';
import type { ChatSources } from './answers/chatSources.ts';

/** Detects danger in search texts as the chat does, and returns what to show above the results. */
export function watchSearch(
  names: () => Promise<ServiceNames>,
  crisisLines: ChatSources['crisisLines'],
): (text: string) => Promise<SearchDanger> {
  return async (text) => {
    const first = detectDanger(text);
    if (first.level === 'none') return { danger: first };
    const danger = dangerBesideNames(first, text, await names());
    const language = detectLanguage(messageWords(text));
    const notice = dangerNotice(danger, await crisisLines(), chatMessages(language));
    if (!notice) return { danger };
    const { level, kind, ...shown } = notice;
    return level === 'certain'
      ? { danger, emergency: { kind, language, ...shown } }
      : { danger, dangerHint: { language, ...shown } };
  };
}
