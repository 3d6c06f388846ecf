/** What the audit log records about accounts. */
export const auditKinds = [
  'SIGN_IN',
  'SIGN_IN_FAILED',
  'DENIED',
  'ROLE_CHANGED',
  'PASSWORD_CHANGED',
  'SESSIONS_ENDED',
  'USER_DELETED',
] as const;
export type AuditKind = (typeof auditKinds)[number];
