import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mail.ts';
import { messageOf } from './messageOf.ts';

/** Where no mail server is configured: each mail becomes a file `<id>.eml` that any mail program opens, for its owner alone. */
export function emlFolder(folder: string, from: string): Mailer {
  return {
    async send(mail, id) {
      const { createTransport } = await import('nodemailer');
      const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await writer.sendMail(messageOf(mail, id, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.eml`);
      // Whoever watches the folder never sees half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}
