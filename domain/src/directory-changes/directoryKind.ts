/** The lists with recorded changes. Services have a change log of their own, and static pages have versions. */
export const directoryKinds = ['crisisLine', 'guide', 'liaison', 'notice', 'region', 'unit'] as const;
export type DirectoryKind = (typeof directoryKinds)[number];
