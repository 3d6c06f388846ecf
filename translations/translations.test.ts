import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@amparo/domain/translation/languages.ts';
import { describe, expect, test } from 'vitest';

type Messages = { [key: string]: string | Messages };

const files = readdirSync(new URL('en/', import.meta.url));

function read(language: string, file: string): Map<string, string> {
  const messages = JSON.parse(readFileSync(new URL(`${language}/${file}`, import.meta.url), 'utf8')) as Messages;
  return new Map(flatten(messages, ''));
}

function flatten(messages: Messages, prefix: string): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
}

/** The values a message takes: `{count, plural, …}` and `{name}`, not the words within its branches. */
function valuesOf(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name]) => name as string))]
    .filter((name) => message.includes(`{${name},`) || message.includes(`{${name}}`))
    .sort();
}

describe.each(files)('%s', (file) => {
  const english = read('en', file);
  const spanish = read('es', file);

  test('says everything in both languages', () => {
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...english, ...spanish].filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  test.each([...english.keys()])('%s takes the same values in both', (key) => {
    const named = (message: string | undefined) =>
      valuesOf(message ?? '').filter((name) => !isBranch(message ?? '', name));
    expect(named(spanish.get(key))).toEqual(named(english.get(key)));
  });
});

const partialLanguages = languages.filter((language) => language !== 'en' && language !== 'es');

describe.each(partialLanguages)('the partial language %s', (language) => {
  const own = readdirSync(new URL(`${language}/`, import.meta.url));

  test.each(own)('%s has only messages that exist, with the same values', (file) => {
    const english = files.includes(file) ? read('en', file) : new Map<string, string>();
    const named = (message: string) => valuesOf(message).filter((name) => !isBranch(message, name));
    for (const [key, message] of read(language, file)) {
      expect([...english.keys()], file).toContain(key);
      expect(named(message), key).toEqual(named(english.get(key)!));
    }
  });
});

test('in Spanish, “enlace” is a link, and only a “persona de enlace” is a liaison', () => {
  const confused = files.flatMap((file) => {
    const english = read('en', file);
    return [...read('es', file)].filter(([key, message]) => {
      const isAboutLiaisons = /liaison/i.test(english.get(key) ?? '');
      const isPerson = [...message.matchAll(/(personas? de )?enlaces?/gi)].map(([, person]) => person !== undefined);
      return isPerson.some((is) => is !== isAboutLiaisons);
    });
  });
  expect(confused).toEqual([]);
});

test('each folder is a language of the pages', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...languages].sort());
});

/** `one {1 place}`: a branch of a plural, which has words and no value of its own. */
function isBranch(message: string, name: string): boolean {
  return message.includes('plural') && new RegExp(`\\w+ \\{${name}\\}`).test(message);
}
