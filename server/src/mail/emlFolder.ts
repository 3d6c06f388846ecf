import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mail.ts';
import { messageOf } from './messageOf.ts';

/** Writes each mail to a private file `<id>.eml`, which mail programs can open. Used if no mail server is configured. */
export function emlFolder(folder: string, from: string): Mailer {
  return {
    async send(mail, id) {
      const { createTransport } = await import('nodemailer');
      const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await writer.sendMail(messageOf(mail, id, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.eml`);
      // A program that watches the folder must not read a partial mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}
