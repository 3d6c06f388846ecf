import { lazy } from 'react';

export const loadMenuList = () => import('./MenuList.tsx');

/** The entries with their icons, fetched when the menu is first opened. */
export const MenuList = lazy(loadMenuList);
