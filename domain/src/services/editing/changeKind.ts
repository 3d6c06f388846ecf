/** What can happen to a service, as the change log names it. */
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
