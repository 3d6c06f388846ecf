/** A mail to one person: plain text, readable on any phone. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where an answer goes, if not to us. */
  replyTo?: string;
}

/** Hands mail over: into a folder, or to a mail server. Throws where it could not, `MailRefused` where it never can. */
export interface Mailer {
  /** `id` is the same each time the same mail is tried, so that whoever gets it twice can tell. */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

/** The mail server will not take this mail, now or later: no such mailbox, too large. */
export class MailRefused extends Error {}
