import { bothLanguages } from '../../mail/bothLanguages.ts';
import type { Mail } from '../../mail/mail.ts';

interface Reset {
  to: string;
  token: string;
  publicUrl: string;
  /** The person's own comes first; the other follows, as nobody can be sure of it. */
  language: string | undefined;
}

/** Where a password is set by what the mail holds. */
export function resetLink(publicUrl: string, link: { token: string; email: string }): string {
  return `${publicUrl}/auth/resetPassword?${new URLSearchParams(link)}`;
}

/** The mail with the link by which a new password is set: in both languages, in short lines, with nothing but text. */
export function resetMail({ to, token, publicUrl, language }: Reset): Mail {
  const link = resetLink(publicUrl, { token, email: to });
  const both = bothLanguages('resetPassword', language);
  return {
    to,
    subject: both.map((t) => t('subject')).join(' · '),
    text: both.map((t) => t('text', { link })).join('\n\n* * *\n\n'),
  };
}
