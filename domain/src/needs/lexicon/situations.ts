import type { Situation } from '../need.ts';
import { situationsOfDaily } from './situationsOfDaily.ts';
import { situationsOfDanger } from './situationsOfDanger.ts';
import { situationsOfFamily } from './situationsOfFamily.ts';
import { situationsOfHome } from './situationsOfHome.ts';

/** Ways to tell of trouble that ask for several needs at once. */
export const situations: Situation[] = [
  ...situationsOfHome,
  ...situationsOfFamily,
  ...situationsOfDanger,
  ...situationsOfDaily,
];
