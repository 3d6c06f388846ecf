import type { CrisisLine } from '../../crisis-lines/crisisLine.ts';
import { type DangerTexts, dangerNotice } from '../../understanding/danger/dangerNotice.ts';
import { detectDanger } from '../../understanding/danger/detectDanger.ts';
import type { SearchDanger } from '../../understanding/danger/searchDanger.ts';
import { dangerBesideNames } from '../../understanding/intents/dangerBesideNames.ts';
import type { ServiceNames } from '../../understanding/intents/serviceNames.ts';
import { messageWords } from '../../understanding/phrases/fuzzyMatch.ts';
import { detectLanguage } from '../../understanding/query/detectLanguage.ts';

/** Detects danger in search texts as the chat does, and returns what to show above the results. */
export function watchSearch(
  names: () => Promise<ServiceNames>,
  crisisLines: () => Promise<CrisisLine[]>,
  textsOf: (language: 'en' | 'es') => DangerTexts,
): (text: string) => Promise<SearchDanger> {
  return async (text) => {
    const first = detectDanger(text);
    if (first.level === 'none') return { danger: first };
    const danger = dangerBesideNames(first, text, await names());
    const language = detectLanguage(messageWords(text));
    const notice = dangerNotice(danger, await crisisLines(), textsOf(language));
    if (!notice) return { danger };
    const { level, kind, ...shown } = notice;
    return level === 'certain'
      ? { danger, emergency: { kind, language, ...shown } }
      : { danger, dangerHint: { language, ...shown } };
  };
}
