import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { emlFolder } from './emlFolder.ts';
import { usualSender } from './messageOf.ts';

test('stores each mail in one private file, which a retry replaces', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'amparo-outbox-'));
  const folder = join(parent, 'outbox');
  const mailer = emlFolder(folder, usualSender('Basin, Help', 'https://help.example.org'));
  const mail = { to: 'maria@example.org', subject: 'Hello — ¡hola!', text: 'Línea uno\nline two' };
  await mailer.send(mail, 'id-1');
  await mailer.send(mail, 'id-1');
  await mailer.send(mail, 'id-2');
  expect((await readdir(folder)).sort()).toEqual(['id-1.eml', 'id-2.eml']);
  const file = join(folder, 'id-1.eml');
  expect((await stat(file)).mode & 0o077).toBe(0);
  const read = await PostalMime.parse(await readFile(file));
  expect(read).toMatchObject({ subject: mail.subject, to: [{ address: 'maria@example.org' }] });
  // The comma belongs to the name of the app.
  expect(read.from).toMatchObject({ name: 'Basin, Help', address: 'no-reply@help.example.org' });
  expect(read.text?.trimEnd()).toBe(mail.text);
  await rm(parent, { recursive: true });
});
