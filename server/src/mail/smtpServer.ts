import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused } from './mail.ts';
import { messageOf } from './messageOf.ts';

/** A mail server that takes longer than this is tried again later. */
const PATIENCE_MS = 20_000;

/** Sends by the server of an SMTP_URL, such as `smtps://user:password@mail.example.org`. */
export function smtpServer(url: string, from: string): Mailer {
  const server = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send(mail, id) {
      try {
        await server.sendMail(messageOf(mail, id, from));
      } catch (error) {
        throw isRefusal(error) ? new MailRefused((error as Error).message) : error;
      }
    },
    close: () => server.close(),
  };
}

/** A 5xx about this mail is for good (RFC 5321 §4.2.1); one about our sign-in or our sending at all may be mended. */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
