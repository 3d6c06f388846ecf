import { bothLanguages } from '../../../mail/bothLanguages.ts';
import type { Mail } from '../../../mail/mail.ts';

type Kind =
  | ('secondFactorOn' | 'secondFactorOff' | 'secondFactorReset' | 'recoveryCodeUsed')
  | ('passkeyAdded' | 'passkeyRemoved');

interface Details {
  to: string;
  publicUrl: string;
  /** The recovery codes that are left. */
  left?: number;
  /** The name of the passkey. */
  passkey?: string;
}

/** Tells people about a change of their second factor, and what to do if it was not them. Nobody can turn it off. */
export function secondFactorMail(kind: Kind, { to, publicUrl, left = 0, passkey = '' }: Details): Mail {
  const both = bothLanguages(kind);
  const link = `${publicUrl}/forgot_password`;
  return {
    to,
    subject: both.map((t) => t('subject')).join(' · '),
    text: both.map((t) => t('text', { link, left, passkey })).join('\n\n* * *\n\n'),
  };
}
