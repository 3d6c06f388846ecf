import { type NotificationKind, pageOf, sentenceValues } from '@amparo/domain/notifications/notificationKinds.ts';
import en from '@amparo/translations/en/notifications.json' with { type: 'json' };
import es from '@amparo/translations/es/notifications.json' with { type: 'json' };
import { createTranslator } from 'use-intl/core';
import { withNameMark } from '../mail/appNameMark.ts';
import type { Mail } from '../mail/mail.ts';

export type Details = Record<string, string | number>;

export interface Announced {
  kind: NotificationKind;
  serviceId: string | null;
  details: Details;
}

/** A mail that says more than the line of its kind. */
export type OwnText = Pick<Mail, 'subject' | 'text' | 'replyTo'>;

interface Recipient {
  email: string;
  language: string;
  unsubscribeToken: string;
}

const separator = '\n\n* * *\n\n';

/** The mail about one notification, or about those of a day: both languages, the recipient's first. */
export function notificationMail(
  publicUrl: string,
  to: Recipient,
  announced: readonly Announced[],
  own?: OwnText,
): Mail {
  const both = inBothLanguages(to.language);
  const wayOff = (t: (typeof both)[number]) => t('mail.off', { settings: `${publicUrl}/notifications#settings` });
  const [first] = announced;
  if (!first) throw new Error('A mail needs a notification');
  const subjects = both.map((t) =>
    announced.length === 1
      ? t(`kinds.${first.kind}.subject`, first.details)
      : t('mail.several', { count: announced.length }),
  );
  const texts = both.map((t) => {
    const items = announced.map(({ kind, serviceId, details }) => {
      const link = publicUrl + (pageOf(kind, serviceId, details) ?? '/notifications');
      const values = sentenceValues(details, t === english ? 'en' : 'es');
      return `${t(`kinds.${kind}.line`, values)}\n\n${link}`;
    });
    return [t('mail.hello'), ...items, wayOff(t)].join('\n\n');
  });
  const query = new URLSearchParams({ token: to.unsubscribeToken, kind: first.kind });
  return {
    to: to.email,
    ...(own
      ? { ...own, text: [own.text, ...both.map(wayOff)].join('\n\n') }
      : { subject: subjects.join(' · '), text: texts.join(separator) }),
    unsubscribeUrl: `${publicUrl}/api/notifications/unsubscribe?${query}`,
  };
}

const english = createTranslator({ locale: 'en', messages: withNameMark(en) });
const spanish = createTranslator({ locale: 'es', messages: withNameMark(es) });

function inBothLanguages(first: string) {
  return first === 'es' ? [spanish, english] : [english, spanish];
}
