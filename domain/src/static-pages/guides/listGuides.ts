import { isRequestStem } from '../../understanding/matching/queryIndex.ts';
import type { NeedId } from '../../understanding/needs/needIds.ts';
import { type UnderstoodQuery, understandQuery } from '../../understanding/query/understandQuery.ts';
import { cachedByText } from '../../understanding/words/cachedByText.ts';
import { foldedWords, sentenceOf } from '../../understanding/words/tokenize.ts';
import { type Guide, type GuideSummary, toSummary } from './guide.ts';

/** Lists guides on the server and on devices: by title, or those about a search text, best first. */
export function listGuides(guides: readonly Guide[], q?: string): { data: GuideSummary[]; total: number } {
  const data = q === undefined ? [...guides].sort(byTitle) : guidesAbout(guides, q);
  return { data: data.map(toSummary), total: data.length };
}

const byTitle = (a: Guide, b: Guide) => a.title.localeCompare(b.title, 'en') || a.id.localeCompare(b.id);

/** Only clear needs: a guide above the results must be worth its line. */
const CLEAR_NEED = 0.8;

/** Returns the guides that have all words of a text, or the need that it names, in the title or a section heading. */
function guidesAbout(guides: readonly Guide[], q: string): Guide[] {
  const { needs, corrected } = understandQuery(q);
  const words = stemsOf(corrected ?? q).filter((stem) => !isRequestStem(stem));
  const wanted = clearNeeds(needs);
  const scored = guides.map((guide) => ({ guide, score: scoreOf(guide, words, wanted) }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || byTitle(a.guide, b.guide))
    .map(({ guide }) => guide);
}

/** Words count more than needs, and titles more than headings. */
function scoreOf(guide: Guide, words: readonly string[], wanted: readonly NeedId[]): number {
  const titles = [guide.title, guide.titleEs];
  const headings = [guide.content, guide.contentEs].flatMap(headingsOf);
  const hasWords = (texts: string[]) => {
    const stems = new Set(texts.flatMap(stemsOf));
    return words.length > 0 && words.every((word) => stems.has(word));
  };
  const hasNeed = (texts: string[]) => texts.some((text) => wanted.some((need) => needsIn(text).has(need)));
  if (hasWords(titles)) return 4;
  if (hasWords([...titles, ...headings])) return 3;
  if (hasNeed(titles)) return 2;
  return hasNeed(headings) ? 1 : 0;
}

function headingsOf(html: string): string[] {
  return [...html.matchAll(/<h2\b[^>]*>(.*?)<\/h2>/gs)].map(([, heading = '']) => heading.replace(/<[^>]+>/g, ' '));
}

const stemsOf = (text: string): string[] => sentenceOf(foldedWords(text)).stems;

/** Titles are worded like searches: "Where to sleep tonight". */
const needsIn = cachedByText((text): ReadonlySet<NeedId> => new Set(clearNeeds(understandQuery(text).needs)));

function clearNeeds(needs: UnderstoodQuery['needs']): NeedId[] {
  return needs.filter(({ weight }) => weight >= CLEAR_NEED).map(({ need }) => need);
}
