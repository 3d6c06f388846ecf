import { bothLanguages } from '../../../mail/bothLanguages.ts';
import type { Mail } from '../../../mail/mail.ts';

interface Proof {
  to: string;
  token: string;
  publicUrl: string;
  /** The mail contains both languages, this one first. */
  language: string | undefined;
}

/** The mail with the link that proves an email. Programs that open links prove nothing: the page has a button. */
export function emailProofMail({ to, token, publicUrl, language }: Proof): Mail {
  const link = `${publicUrl}/verify_email?${new URLSearchParams({ token })}`;
  const both = bothLanguages('emailProof', language);
  return {
    to,
    subject: both.map((t) => t('subject')).join(' · '),
    text: both.map((t) => t('text', { link })).join('\n\n* * *\n\n'),
  };
}
