import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRotatingLog } from './openRotatingLog.ts';

let folder: string;
let file: string;
const reported: string[] = [];
const report = (message: string) => void reported.push(message);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-log-'));
  file = join(folder, 'postgresql.log');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a full log replaces the previous one', () => {
  const write = openRotatingLog(file, report, 10);
  for (const line of ['first\n', 'two\n', 'third\n', 'much longer than that\n', 'last\n']) write(line);
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('much longer than that\n');
  expect(readFileSync(file, 'utf8')).toBe('last\n');
});

test('the file is replaced before it grows past its limit', () => {
  const write = openRotatingLog(file, report, 10);
  for (const line of ['first\n', 'second\n']) write(line);
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('first\n');
  expect(readFileSync(file, 'utf8')).toBe('second\n');
});

test('a log that cannot be written is reported once, and is used again when it can', () => {
  const write = openRotatingLog(file, report);
  mkdirSync(file);
  for (const line of ['one', 'two']) write(line);
  expect(reported).toEqual([expect.stringContaining("the database server's log cannot be written: EISDIR")]);
  rmSync(file, { recursive: true });
  write('three');
  expect(readFileSync(file, 'utf8')).toBe('three');
});
