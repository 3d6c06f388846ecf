import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import TinyQueue from 'tinyqueue';
import { filterListed } from './filterListed.ts';
import type { ListedServices } from './listedServices.ts';
import type { OpenMarks } from './openServices.ts';
import { orderListed } from './orderListed.ts';
import type { Matches } from './weighServices.ts';

/** What the first of a list are chosen by, beside the query itself. */
export interface Choosing {
  at: Temporal.Instant;
  /** What the typed words find; null where none were typed. */
  matches: Matches | null;
  /** Which are open; null where it is not asked. */
  open: OpenMarks | null;
  /** So many. */
  count: number;
}

export interface Chosen {
  /** Their numbers, in order. */
  numbers: number[];
  /** How many the list has in all. */
  total: number;
}

/** A service by its number, and what it stands by. */
interface Placed {
  number: number;
  major: number;
  minor: number;
}

/** Whether the catalogue knows all that such a list is chosen and ordered by. */
export function canChoose({ limit, sort, isApproved, isCriticalHeader, _id, user, isManaged }: ServiceQuery): boolean {
  const isOrderKnown = !sort || sort[0] === 'distance' || sort[0] === 'createdAt';
  return limit !== 0 && isOrderKnown && isApproved !== false && !isCriticalHeader && !_id && !user && !isManaged;
}

/** The first services of a list that the public asks for. */
export function chooseServices(services: ListedServices, query: ServiceQuery, choosing: Choosing): Chosen {
  const { at, matches, open, count } = choosing;
  const isWanted = filterListed(services, query, at, open);
  const { major, minor, compare } = orderListed(services, query, matches);
  const compareBoth = (a: Placed, b: Placed) => a.major - b.major || a.minor - b.minor || compare(a.number, b.number);
  // The last of those chosen stands in front, to give way to one that comes before it.
  const chosen = new TinyQueue<Placed>([], (a, b) => compareBoth(b, a));
  let total = 0;
  const length = matches ? matches.numbers.length : services.length;
  for (let n = 0; n < length; n += 1) {
    const number = matches ? matches.numbers[n]! : n;
    if (!isWanted(number)) continue;
    total += 1;
    const first = major(number, n);
    const last = chosen.length < count ? undefined : chosen.peek();
    if (last && first > last.major) continue;
    const placed = { number, major: first, minor: minor(number) };
    if (last && compareBoth(placed, last) > 0) continue;
    if (last) chosen.pop();
    chosen.push(placed);
  }
  return { numbers: emptied(chosen), total };
}

function emptied(queue: TinyQueue<Placed>): number[] {
  const numbers: number[] = [];
  for (let last = queue.pop(); last; last = queue.pop()) numbers.push(last.number);
  return numbers.reverse();
}
