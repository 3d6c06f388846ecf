/** The kinds of entries in the change log. */
export const changeKinds = [
  'created',
  'updated',
  'beds',
  'approved',
  'sentBack',
  'paused',
  'resumed',
  'confirmed',
  'deleted',
  'restored',
  'reverted',
  'claimed',
  'merged',
  'unmerged',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Fields of the log that no revert restores: deleting, sending back, pausing, and merging have their own opposites. */
export const unrevertibleFields: readonly string[] = [
  ...['isDeleted', 'sentBackReason', 'isPaused', 'pausedUntil'],
  ...['mergedService', 'mergedInto'],
];
