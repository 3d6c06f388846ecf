import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@amparo/domain/translation/languages.ts';

interface Messages {
  [key: string]: string | Messages;
}

const translations = join(import.meta.dirname, '../../translations');

/** Counts the messages of the pages, and those that a language lacks: they are shown in English. */
export function countMissingMessages(language: Language, folder = translations): { missing: number; all: number } {
  const keys = readdirSync(join(folder, 'en')).flatMap((file) => {
    const own = new Set(existsSync(join(folder, language, file)) ? keysOf(read(join(folder, language, file))) : []);
    return keysOf(read(join(folder, 'en', file))).map((key) => own.has(key));
  });
  return { missing: keys.filter((isThere) => !isThere).length, all: keys.length };
}

function read(file: string): Messages {
  return JSON.parse(readFileSync(file, 'utf8')) as Messages;
}

function keysOf(messages: Messages): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : keysOf(value).map((inner) => `${key}.${inner}`),
  );
}
