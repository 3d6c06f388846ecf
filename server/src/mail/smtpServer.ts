import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused } from './mail.ts';
import { messageOf } from './messageOf.ts';

/** A slower mail server is tried again later. */
const TIMEOUT_MS = 20_000;

const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };

/** Connects and signs in, without sending anything. Throws if the mail server refuses that. */
export async function verifySmtpServer(url: string): Promise<void> {
  const server = createTransport({ url, ...timeouts });
  await server.verify().finally(() => server.close());
}

/** Sends through the server of SMTP_URL, such as `smtps://user:password@mail.example.org`. */
export function smtpServer(url: string, from: string): Mailer {
  const server = createTransport({ url, ...timeouts });
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

/** A 5xx response to the mail is permanent (RFC 5321 §4.2.1). One to the sign-in or sender can be fixed. */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
