import type { ComponentType } from 'react';
import type { Slide } from '../introduction.ts';
import { Agreement } from './Agreement.tsx';
import { Beds } from './Beds.tsx';
import { Call } from './Call.tsx';
import { Distance } from './Distance.tsx';
import { Favorites } from './Favorites.tsx';
import { Find } from './Find.tsx';
import { Hours } from './Hours.tsx';
import { Leave } from './Leave.tsx';
import { Welcome } from './Welcome.tsx';

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
