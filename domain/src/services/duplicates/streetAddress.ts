import { editCost } from '../../understanding/words/editCost.ts';
import { foldText } from '../../understanding/words/foldText.ts';

/** A street address as it is compared: `1200 N. Elm St, Suite 4` is number 1200, north, elm. */
export interface StreetAddress {
  number: string;
  direction: string;
  words: string[];
  /** Everything after the number. */
  all: string[];
}

const streetTypes = new Set(
  'street st avenue ave av road rd drive dr lane ln boulevard blvd highway hwy parkway pkwy court ct circle cir square sq plaza loop way trail trl terrace ter place pl calle avenida'.split(
    ' ',
  ),
);
const unit = /\b(?:suite|ste|apt|apartment|bldg|building|room|rm|unit|floor|oficina|edificio)\b.*$/;
const directions = new Map(
  'n=north s=south e=east w=west norte=north sur=south este=east oeste=west north=north south=south east=east west=west ne=northeast nw=northwest se=southeast sw=southwest northeast=northeast northwest=northwest southeast=southeast southwest=southwest'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** Null without a house number: such an address is not exact enough to compare. */
export function streetAddressOf(address1: string): StreetAddress | null {
  const [number = '', ...rest] = foldText(address1.split(',')[0] ?? '')
    .replace(unit, '')
    .trim()
    .split(' ');
  if (!/^\d+[a-z]?$/.test(number) || rest.length === 0) return null;
  const direction = rest.map((word) => directions.get(word)).find(Boolean) ?? '';
  const words = rest.filter((word) => !directions.has(word) && !streetTypes.has(word));
  return { number, direction, words: words.length === 0 ? rest : words, all: rest };
}

export function isSameStreetAddress(a: StreetAddress, b: StreetAddress): boolean {
  if (a.number !== b.number) return false;
  if (a.direction !== '' && b.direction !== '' && a.direction !== b.direction) return false;
  return isClose(a.words, b.words) || isClose(a.all, b.all);
}

/** Equal but for typing errors, which may have moved a space. */
function isClose(a: readonly string[], b: readonly string[]): boolean {
  const [left, right] = [a.join(''), b.join('')];
  return left === right || editCost(left, right, 2) <= (Math.min(left.length, right.length) > 6 ? 2 : 1);
}
