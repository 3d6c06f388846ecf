import { understandQuery } from '../query/understandQuery.ts';
import type { ListRequest } from './listModel.ts';
import { isOfGroup, mainNeed } from './listRequest.ts';
import { listFeatures, messageFeatures, requestWords } from './messageFeatures.ts';
import { type Knowledge, storedModels } from './parseMessage.ts';

/** One of several things that a message asks for. */
export interface RequestedNeed {
  /** As typed: "a place to shower". */
  text: string;
  list: ListRequest;
}

/** In longer messages, the other parts mostly give reasons. */
const MOST_WORDS = 12;
const MOST_WORDS_OF_NEED = 6;
const between = /\s*[,;&+]\s*(?:and\s+|y\s+)?|\s+(?:and|plus|y|e|tambi[eé]n|also|as well as)\s+/i;

/** Returns the two things that a short message asks for ("food and a place to shower"), or null if it asks for one. */
export function twoNeedsIn(text: string, { models = storedModels }: Knowledge): [RequestedNeed, RequestedNeed] | null {
  const parts = text.split(between).filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2 || requestWords(text).length > MOST_WORDS) return null;
  const needs = parts.flatMap((part): RequestedNeed[] => {
    const words = requestWords(part);
    const query = understandQuery(part);
    const need = mainNeed(query);
    // "I have a disability and need work", "my mom is old and needs a doctor": the first part names the audience.
    if (words.length > MOST_WORDS_OF_NEED || !need || isOfGroup(need)) return [];
    const list = models.readListRequest(
      listFeatures(messageFeatures(words, 'none', { query, hasPlace: false }), words, query),
    );
    return list.type ? [{ text: part.replace(/[\s.?!¿¡]+$/g, '').trim(), list }] : [];
  });
  const [first] = needs;
  const second = needs.find(({ list }) => list.type !== first?.list.type || list.subType !== first?.list.subType);
  return first && second && isOther(first.list, second.list) ? [first, second] : null;
}

/** Whether two lists differ. "Food" and "food pantry" are the same need. */
function isOther(one: ListRequest, other: ListRequest): boolean {
  return one.type !== other.type || (one.subType !== undefined && other.subType !== undefined);
}
