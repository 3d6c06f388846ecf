import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { mailFolder } from './testConfig.ts';

/** Waits for an email with this text. With `to`, only to this address. */
export async function findMail(words: string, to?: string): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = (await readMails()).find(
          (mail) => mail.text?.includes(words) && (!to || mail.to?.some(({ address }) => address === to)),
        );
        return found !== undefined;
      },
      { message: `a mail with “${words}”`, timeout: 20_000 },
    )
    .toBe(true);
  return found!;
}

/** Waits for the only mail to an address, except the one that verifies it, and returns its text. */
export async function readMail(to: string): Promise<string> {
  let mails: Email[] = [];
  await expect
    .poll(async () => {
      const sent = (await readMails()).filter(({ text }) => !text?.includes('/verify_email'));
      mails = sent.filter((mail) => mail.to?.some(({ address }) => address === to.toLowerCase()));
      return mails.length;
    })
    .toBe(1);
  return mails[0]?.text ?? '';
}

async function readMails(): Promise<Email[]> {
  const names = await readdir(mailFolder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(mailFolder, name)))));
}
