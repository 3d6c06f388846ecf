import { mediaQuery } from './mediaQuery.ts';

/** Where list and map stand side by side; HomePage.module.css says the same. */
export const wideScreen = mediaQuery('(min-width: 60rem)');
