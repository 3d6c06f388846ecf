/** The lists whose changes are recorded. Services have a change log of their own, and static pages have versions. */
export const directoryKinds = ['crisisLine', 'liaison', 'notice', 'region', 'unit'] as const;
export type DirectoryKind = (typeof directoryKinds)[number];
