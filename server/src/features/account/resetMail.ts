import en from '@amparo/translations/en/mail.json' with { type: 'json' };
import es from '@amparo/translations/es/mail.json' with { type: 'json' };
import { createTranslator } from 'use-intl/core';
import type { Mail } from '../../mail/mail.ts';

interface Reset {
  to: string;
  token: string;
  publicUrl: string;
  /** The person's own comes first; the other follows, as nobody can be sure of it. */
  language: string | undefined;
}

/** The mail with the link by which a new password is set: in both languages, in short lines, with nothing but text. */
export function resetMail({ to, token, publicUrl, language }: Reset): Mail {
  const link = `${publicUrl}/auth/resetPassword?${new URLSearchParams({ token, email: to })}`;
  const english = createTranslator({ locale: 'en', messages: en, namespace: 'resetPassword' });
  const spanish = createTranslator({ locale: 'es', messages: es, namespace: 'resetPassword' });
  const both = language === 'es' ? [spanish, english] : [english, spanish];
  return {
    to,
    subject: both.map((t) => t('subject')).join(' · '),
    text: both.map((t) => t('text', { link })).join('\n\n* * *\n\n'),
  };
}
