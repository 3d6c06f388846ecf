import type { ComponentType } from 'react';
import { Agreement } from './drawings/Agreement.tsx';
import { Beds } from './drawings/Beds.tsx';
import { Call } from './drawings/Call.tsx';
import { Distance } from './drawings/Distance.tsx';
import { Favorites } from './drawings/Favorites.tsx';
import { Find } from './drawings/Find.tsx';
import { Hours } from './drawings/Hours.tsx';
import { Leave } from './drawings/Leave.tsx';
import { Welcome } from './drawings/Welcome.tsx';
import type { Slide } from './introduction.ts';

/** Each slide's drawing. */
export const drawings: Record<Slide, ComponentType> = {
  welcome: Welcome,
  find: Find,
  hours: Hours,
  distance: Distance,
  beds: Beds,
  call: Call,
  favorites: Favorites,
  leave: Leave,
  terms: Agreement,
};
