import { mediaQuery } from './mediaQuery.ts';

/** Asked for by people whom motion makes ill. */
export const lessMotion = mediaQuery('(prefers-reduced-motion: reduce)');
