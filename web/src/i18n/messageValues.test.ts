import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('..', import.meta.url).pathname;
const english = new URL('../../../translations/en/', import.meta.url).pathname;

type Messages = { [key: string]: string | Messages };

const messages: Messages = Object.fromEntries(
  readdirSync(english).map((file) => [
    file.replace(/\.json$/, ''),
    JSON.parse(readFileSync(english + file, 'utf8')) as Messages,
  ]),
);

function messageOf(path: string): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const key of path.split('.')) found = typeof found === 'object' ? found[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The messages that a file shows without values, by the namespace that the function `t` has there. */
function shownWithoutValues(text: string): string[] {
  const shown: string[] = [];
  let namespace = '';
  for (const [, declared, key] of text.matchAll(/\bt = useTranslations\('?([\w.]*)'?\)|\bt\('([\w.]+)'\)/g)) {
    if (key === undefined) namespace = declared ? `${declared}.` : '';
    else shown.push(namespace + key);
  }
  return shown;
}

test('a message that needs a value is never shown without it', () => {
  const shown = globSync('**/*.tsx', { cwd: source }).flatMap((file) =>
    shownWithoutValues(readFileSync(source + file, 'utf8')).map((key) => ({ file, key })),
  );
  expect(shown.length).toBeGreaterThan(500);
  expect(shown.filter(({ key }) => /\{\w+\s*[,}]/.test(messageOf(key) ?? ''))).toEqual([]);
});
