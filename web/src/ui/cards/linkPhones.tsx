import type { ReactNode } from 'react';
import { phoneHref } from './phoneHref.ts';

/** A number of ten digits as people write it, with its extension, or one of the short numbers for help. */
const phone =
  /(?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)(?: ?(?:ext\.?|x) ?\d{1,6}\b)?|[2-9]-1-1(?![-\d])/g;

/** Makes the phone numbers of a text callable. Returns the text itself if it has none. */
export function linkPhones(text: string): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(phone)) {
    const href = /[\d-]/.test(text.charAt(index - 1)) ? null : phoneHref(number);
    if (!href) continue;
    const link = (
      <a key={index} href={href}>
        {number}
      </a>
    );
    nodes.push(text.slice(end, index), link);
    end = index + number.length;
  }
  return end === 0 ? text : [...nodes, text.slice(end)];
}
