/** A mail to one person: plain text, readable on any phone. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The address for replies, if they do not go to the sender. */
  replyTo?: string;
  /** A `POST` to it turns off mails of this kind (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Delivers mail to a folder or a mail server. Throws MailRefused if a retry is useless. */
export interface Mailer {
  /** Every try of a mail has the same `id`, so that mail programs recognize duplicates. */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

/** The mail server refuses this mail permanently: there is no such mailbox, or it is too large. */
export class MailRefused extends Error {}
