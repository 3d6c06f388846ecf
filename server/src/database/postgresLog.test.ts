import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgresLog } from './postgresLog.ts';

let folder: string;
let file: string;
const reported: string[] = [];
const report = (message: string) => void reported.push(message);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'amparo-log-'));
  file = join(folder, 'postgresql.log');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a full log becomes the older one, and the one before that goes', () => {
  const write = openPostgresLog(file, report, 10);
  for (const line of ['first\n', 'two\n', 'third\n', 'much longer than that\n', 'last\n']) write(line);
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('much longer than that\n');
  expect(readFileSync(file, 'utf8')).toBe('last\n');
});

test('a log that cannot be written is reported once, and writing goes on', () => {
  const write = openPostgresLog(file, report);
  mkdirSync(file);
  for (const line of ['one', 'two']) write(line);
  expect(reported).toEqual([expect.stringContaining("the database server's log cannot be written: EISDIR")]);
  rmSync(file, { recursive: true });
  write('three');
  expect(readFileSync(file, 'utf8')).toBe('three');
});
