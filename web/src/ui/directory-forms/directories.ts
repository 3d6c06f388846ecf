import { paths } from '../../paths.ts';
import { rarePaths } from '../../rarePaths.ts';

/** The lists with a form for their entries. Their texts in directories.json have the same names. */
export const directories = {
  crisisLine: { list: paths.crisisLines(), deleteRoute: 'DELETE /crisis-lines/:id' },
  guide: { list: rarePaths.guides(), deleteRoute: 'DELETE /guides/:id' },
  liaison: { list: paths.liaisons(), deleteRoute: 'DELETE /liaisons/:id' },
  notice: { list: paths.notices(), deleteRoute: 'DELETE /regional-notices/:id' },
  region: { list: paths.regions(), deleteRoute: 'DELETE /regions/:id' },
  source: { list: rarePaths.sources(), deleteRoute: 'DELETE /sources/:id' },
  unit: { list: paths.coordinators(), deleteRoute: 'DELETE /units/:id' },
} as const;
export type EntryKind = keyof typeof directories;
