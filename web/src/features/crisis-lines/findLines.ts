import { foldText } from '@amparo/domain/understanding/words/foldText.ts';

/** Returns the lines that contain all words, ignoring case and accents, in their order. An empty search returns all. */
export function findLines<Line extends { searched: string }>(lines: Line[], typed: string): Line[] {
  const words = foldText(typed).split(' ');
  return lines.filter(({ searched }) => words.every((word) => searched.includes(word)));
}
