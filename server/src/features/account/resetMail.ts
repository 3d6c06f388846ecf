import { bothLanguages } from '../../mail/bothLanguages.ts';
import type { Mail } from '../../mail/mail.ts';

interface Reset {
  to: string;
  token: string;
  publicUrl: string;
  /** The mail contains both languages, this one first. */
  language: string | undefined;
}

/** The URL of the page that sets a new password. */
export function resetLink(publicUrl: string, link: { token: string; email: string }): string {
  return `${publicUrl}/auth/resetPassword?${new URLSearchParams(link)}`;
}

/** The mail with the link to set a new password: plain text in short lines. */
export function resetMail({ to, token, publicUrl, language }: Reset): Mail {
  const link = resetLink(publicUrl, { token, email: to });
  const both = bothLanguages('resetPassword', language);
  return {
    to,
    subject: both.map((t) => t('subject')).join(' · '),
    text: both.map((t) => t('text', { link })).join('\n\n* * *\n\n'),
  };
}
