import type { Situation } from '../needs/need.ts';
import { situationsOfDaily } from './situations/situationsOfDaily.ts';
import { situationsOfDanger } from './situations/situationsOfDanger.ts';
import { situationsOfFamily } from './situations/situationsOfFamily.ts';
import { situationsOfHome } from './situations/situationsOfHome.ts';

/** Phrases that describe a situation with several needs, such as the loss of a home. */
export const situations: Situation[] = [
  ...situationsOfHome,
  ...situationsOfFamily,
  ...situationsOfDanger,
  ...situationsOfDaily,
];
