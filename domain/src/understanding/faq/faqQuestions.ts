import { foldText } from '../words/foldText.ts';
import type { FaqQuestion } from './faqMatch.ts';

/** Returns the questions of the FAQ page: each `h3` heading with the text up to the next heading. */
export function faqQuestions(html: string): FaqQuestion[] {
  return [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>(.*?)(?=<h[23]|$)/gs)].map(([, heading = '', below = '']) => {
    const question = plainText(heading);
    return { topic: foldText(question).replaceAll(' ', '-').slice(0, 200), question, answer: plainText(below) };
  });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
