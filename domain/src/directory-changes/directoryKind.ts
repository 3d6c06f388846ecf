/** The lists whose changes are recorded. Services have a change log of their own, and the static pages of the region have versions. */
export const directoryKinds = ['crisisLine', 'guide', 'liaison', 'notice', 'region', 'unit'] as const;
export type DirectoryKind = (typeof directoryKinds)[number];
