import type { Hours } from './hours/schedule.ts';
import { hoursOfStatements } from './hours-text/hoursOfStatements.ts';
import { itemsOf } from './hours-text/items.ts';
import { parsesOf } from './hours-text/statements.ts';
import { isDoubtful, rewritePhrases } from './hours-text/words/phrases.ts';
import { plainText, withoutRemarks } from './hours-text/words/plainText.ts';
import { tokensOf } from './hours-text/words/tokens.ts';

export { writeHours } from './hours-text/writeHours.ts';

const longestText = 3_000;
const mostTokens = 500;

/**
 * Reads opening hours as people write them: "Mon-Fri 9-12, 1-5; 1st Sat 8-11", "L-V 8 a 5, sáb 9-12". Returns null if
 * the text is not certain: no hours are better than wrong hours. `today` (`YYYY-MM-DD`) decides dates without a year,
 * and `language` words that both languages have. Conventions: docs/product/hours-text.md.
 *
 * Steps: plain text → tokens (`words/`) → items (days, times, dates) → statements → rules → hours.
 */
export function readHours(text: string, options: { language?: 'en' | 'es'; today: string }): Hours | null {
  if (text.length > longestText) return null;
  const rewritten = rewritePhrases(withoutRemarks(plainText(text)));
  const tokens = tokensOf(rewritten, options.language);
  const hasMonths = tokens.some(({ kind }) => kind === 'month');
  if (tokens.length > mostTokens || isDoubtful(rewritten, hasMonths)) return null;
  if (tokens.some(({ kind }) => kind === 'unclear')) return null;
  const items = itemsOf(tokens, options.today);
  if (!items || items.length === 0) return null;
  const readings = parsesOf(items).map((statements) => hoursOfStatements(statements, options.today));
  const [first] = readings;
  const isCertain = first != null && readings.every((hours) => JSON.stringify(hours) === JSON.stringify(first));
  return isCertain ? first : null;
}
