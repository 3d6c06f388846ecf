import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, Zip, ZipDeflate, type Zippable, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { bytesInMemory, bytesOnDisk, type FileBytes } from './fileBytes.ts';
import { listZip, unzip } from './zipFile.ts';

const folder = await mkdtemp(join(tmpdir(), 'zip-file-'));
afterAll(() => rm(folder, { recursive: true }));

const large = 'Pantry, '.repeat(100_000);
const files: Zippable = { 'a/services.csv': strToU8('id\n1\n'), 'plain.txt': [strToU8('as it is'), { level: 0 }] };

/** As a program writes it that does not know the sizes before. */
function writeInPieces(): Buffer {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_error, piece) => pieces.push(piece));
  const file = new ZipDeflate('large.txt');
  zip.add(file);
  file.push(strToU8(large), true);
  zip.end();
  return Buffer.concat(pieces);
}

async function textOf(file: FileBytes, name: string): Promise<string> {
  const entry = (await listZip(file)).find((found) => found.name === name)!;
  return Buffer.concat(await Array.fromAsync(unzip(file, entry))).toString();
}

test('unpacks compressed and stored files, also those that were written in pieces', async () => {
  const file = bytesInMemory(zipSync(files));
  expect((await listZip(file)).map(({ name, size }) => [name, size])).toEqual([
    ['a/services.csv', 5],
    ['plain.txt', 8],
  ]);
  expect(await textOf(file, 'a/services.csv')).toBe('id\n1\n');
  expect(await textOf(file, 'plain.txt')).toBe('as it is');
  const path = join(folder, 'large.zip');
  await writeFile(path, writeInPieces());
  expect(await textOf(await bytesOnDisk(path), 'large.txt')).toBe(large);
});

test('finds the end of a file with a comment that contains the mark of an end', async () => {
  const bytes = Buffer.from(zipSync(files));
  const comment = Buffer.concat([bytes.subarray(-22, -18), Buffer.alloc(30)]);
  bytes.writeUInt16LE(comment.length, bytes.length - 2);
  expect((await listZip(bytesInMemory(Buffer.concat([bytes, comment])))).length).toBe(2);
});

test('its reader may stop before the end', async () => {
  for (const size of [100, 100_000, 1_000_000]) {
    const file = bytesInMemory(zipSync({ 'a.txt': strToU8('x'.repeat(size)) }));
    const [entry] = await listZip(file);
    for await (const piece of unzip(file, entry!)) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    // An error that nobody catches would come now, and end the process.
    await new Promise(setImmediate);
  }
});

test('a bomb that unpacks to more than it announces is stopped', async () => {
  const bomb = zipSync({ 'a.txt': strToU8('x'.repeat(1_000_000)) });
  const [entry] = await listZip(bytesInMemory(bomb));
  let size = 0;
  const read = async () => {
    for await (const piece of unzip(bytesInMemory(bomb), { ...entry!, size: 1000 })) size += piece.length;
  };
  await expect(read()).rejects.toThrow('larger than it says');
  expect(size).toBe(0);
});

const change = (offset: number, value: number) => {
  const bytes = Uint8Array.from(zipSync({ 'a.txt': [strToU8('as it is'), { level: 0 }] }));
  bytes[(bytes.length + offset) % bytes.length] = value;
  return bytes;
};
/** The directory of this file has 51 bytes, and its end 22. */
const DIRECTORY = -51 - 22;

test.each([
  ['content that was changed', change(30 + 'a.txt'.length, 0x41), 'a.txt is broken'],
  ['a missing end', change(-22, 0), 'its end is missing'],
  ['a broken list of files', change(DIRECTORY, 0), 'its list of files is broken'],
  ['a file with a password', change(DIRECTORY + 8, 1), 'has a password'],
  ['an unknown compression', change(DIRECTORY + 10, 12), 'compressed in an unknown way'],
  ['a file that is missing', change(0, 0), 'a.txt is missing'],
  ['a list of files that is too long', change(-22 + 15, 1), 'too many files'],
  ['a list of files that is cut off', change(-22 + 18, 9), 'cut off'],
  ['no ZIP file', strToU8('PK nonsense'), 'its end is missing'],
])('refuses %s', async (_title, bytes, message) => {
  await expect(textOf(bytesInMemory(bytes), 'a.txt')).rejects.toThrow(message);
});
