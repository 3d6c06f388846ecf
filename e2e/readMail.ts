import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import { mailFolder } from './setting.ts';

/** The text of the one mail that has come for someone, once it has. */
export async function readMail(to: string): Promise<string> {
  let texts: string[] = [];
  await expect
    .poll(async () => {
      texts = await textsOf(to);
      return texts.length;
    })
    .toBe(1);
  return texts[0] ?? '';
}

async function textsOf(to: string): Promise<string[]> {
  const files = (await readdir(mailFolder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(mailFolder, file)))));
  return mails
    .filter((mail) => mail.to?.some(({ address }) => address === to.toLowerCase()))
    .map(({ text }) => text ?? '');
}
