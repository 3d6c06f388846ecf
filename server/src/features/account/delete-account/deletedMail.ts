import { bothLanguages } from '../../../mail/bothLanguages.ts';
import type { Mail } from '../../../mail/mail.ts';

interface Deleted {
  to: string;
  publicUrl: string;
  /** The mail contains both languages, this one first. */
  language: string | undefined;
}

/** Confirms that people deleted their account, and says how it can come back. */
export function deletedMail({ to, publicUrl, language }: Deleted): Mail {
  const both = bothLanguages('accountDeleted', language);
  const link = `${publicUrl}/feedback`;
  return {
    to,
    subject: both.map((t) => t('subject')).join(' · '),
    text: both.map((t) => t('text', { link })).join('\n\n* * *\n\n'),
  };
}
