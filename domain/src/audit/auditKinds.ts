/** What the audit log records about accounts. */
export const auditKinds = [
  'SIGN_IN',
  'SIGN_IN_FAILED',
  'DENIED',
  'ROLE_CHANGED',
  'PASSWORD_CHANGED',
  'EMAIL_PROVEN',
  'SESSIONS_ENDED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'SECOND_FACTOR_RESET',
  'SECOND_FACTOR_FAILED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'PASSKEY_FAILED',
  'RECOVERY_CODE_USED',
  'RECOVERY_CODES_REPLACED',
  'USER_DELETED',
  'USER_RESTORED',
  'USER_INVITED',
  'USER_MERGED',
] as const;
export type AuditKind = (typeof auditKinds)[number];
