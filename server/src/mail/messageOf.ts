import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Converts a mail for nodemailer, which must not load files or web addresses in it. */
export function messageOf(
  { to, subject, text, replyTo, unsubscribeUrl }: Mail,
  id: string,
  from: string,
): SendMailOptions {
  return {
    from,
    // An object is always one address: a comma must not add a second one.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    messageId: `<${id}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {}) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The sender unless `MAIL_FROM` names one. */
export function usualSender(appName: string, publicUrl: string): string {
  return `${JSON.stringify(appName)} <no-reply@${new URL(publicUrl).hostname}>`;
}

/** `Amparo <help@example.org>` → `example.org` */
function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
