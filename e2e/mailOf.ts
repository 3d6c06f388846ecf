import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { mailFolder } from './setting.ts';

/** The one mail whose text holds these words, once it has been sent. */
export async function mailWith(words: string): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = (await readMails()).find(({ text }) => text?.includes(words));
        return found !== undefined;
      },
      { message: `a mail with “${words}”`, timeout: 20_000 },
    )
    .toBe(true);
  return found!;
}

async function readMails(): Promise<Email[]> {
  const names = await readdir(mailFolder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(mailFolder, name)))));
}
