import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** A mail as nodemailer takes it. Nothing in it is ever read as an address of a file or of the web. */
export function messageOf({ to, subject, text, replyTo }: Mail, id: string, from: string): SendMailOptions {
  return {
    from,
    // As one address, whatever it holds: a comma must not make it two.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    messageId: `<${id}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** `Amparo <help@example.org>` → `example.org` */
function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
