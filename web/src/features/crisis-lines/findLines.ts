import { foldText } from '@amparo/domain/understanding/words/foldText.ts';

/** The lines in which every word stands, whatever its case and accents, in their own order. Nothing typed finds all. */
export function findLines<Line extends { searched: string }>(lines: Line[], typed: string): Line[] {
  const words = foldText(typed).split(' ');
  return lines.filter(({ searched }) => words.every((word) => searched.includes(word)));
}
