import type { Situation } from '../needs/need.ts';
import { situationsOfDaily } from './situations/situationsOfDaily.ts';
import { situationsOfDanger } from './situations/situationsOfDanger.ts';
import { situationsOfFamily } from './situations/situationsOfFamily.ts';
import { situationsOfHome } from './situations/situationsOfHome.ts';

/** Ways to tell of trouble that ask for several needs at once. */
export const situations: Situation[] = [
  ...situationsOfHome,
  ...situationsOfFamily,
  ...situationsOfDanger,
  ...situationsOfDaily,
];
