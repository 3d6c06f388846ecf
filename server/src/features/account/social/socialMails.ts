import type { SocialMethod } from '@amparo/domain/users/user.ts';
import { bothLanguages } from '../../../mail/bothLanguages.ts';
import type { Mail } from '../../../mail/mail.ts';

const names: Record<SocialMethod, string> = { facebook: 'Facebook', google: 'Google', twitter: 'X' };

interface Letter {
  to: string;
  method: SocialMethod;
  link: string;
  /** The person's language comes first. */
  language?: string;
}

/** Contains the link by which people prove that the email of their other account is theirs. */
export function confirmMail(letter: Letter): Mail {
  return write('confirmEmail', letter);
}

/** Tells people about a new way to sign in to their account, and what to do if it was not them. */
export function newWayInMail(letter: Letter, password: 'kept' | 'dropped'): Mail {
  return write(password === 'kept' ? 'newWayIn' : 'passwordDropped', letter);
}

function write(kind: 'confirmEmail' | 'newWayIn' | 'passwordDropped', { to, method, link, language }: Letter): Mail {
  const both = bothLanguages(kind, language);
  const service = names[method];
  return {
    to,
    subject: both.map((t) => t('subject', { service })).join(' · '),
    text: both.map((t) => t('text', { service, link })).join('\n\n* * *\n\n'),
  };
}
