/** The kinds of entries in the change log. */
export const changeKinds = [
  'created',
  'updated',
  'beds',
  'approved',
  'confirmed',
  'deleted',
  'restored',
  'reverted',
  'claimed',
] as const;
export type ChangeKind = (typeof changeKinds)[number];
