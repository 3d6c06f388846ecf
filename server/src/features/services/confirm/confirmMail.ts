import { bothLanguages } from '../../../mail/bothLanguages.ts';
import type { Mail } from '../../../mail/mail.ts';

interface Asked {
  to: string;
  token: string;
  service: { id: string; name: string };
  publicUrl: string;
}

/** The mail that asks whether all about a service is still right: in both languages, with the link that says so. */
export function confirmMail({ to, token, service, publicUrl }: Asked): Mail {
  const page = `${publicUrl}/services/${service.id}`;
  const values = {
    service: service.name,
    link: `${page}/confirm?${new URLSearchParams({ token })}`,
    edit: `${page}/edit`,
  };
  const both = bothLanguages('stillRight');
  return {
    to,
    subject: both.map((t) => t('subject', values)).join(' · '),
    text: both.map((t) => t('text', values)).join('\n\n* * *\n\n'),
  };
}
