import type { SocialMethod } from '@amparo/domain/users/user.ts';
import { bothLanguages } from '../../../mail/bothLanguages.ts';
import type { Mail } from '../../../mail/mail.ts';

const names: Record<SocialMethod, string> = { facebook: 'Facebook', google: 'Google', twitter: 'X' };

interface Letter {
  to: string;
  method: SocialMethod;
  link: string;
  /** The person's own comes first. */
  language?: string;
}

/** With the link by which somebody shows that the e-mail which another service told us is theirs. */
export function confirmMail(letter: Letter): Mail {
  return write('confirmEmail', letter);
}

/** To somebody whose account can be entered in one more way: they should know, and how to keep others out. */
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
