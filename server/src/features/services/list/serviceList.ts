import type { Seen, Viewpoint } from './serviceFace.ts';

/** What a list shows, and from where it is looked at. */
export interface ServiceList {
  seen: Seen[];
  view: Viewpoint;
  total: number;
  /** What was searched for instead, where words were misspelt. */
  searchedFor?: string | undefined;
}
