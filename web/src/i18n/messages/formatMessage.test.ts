import { languages } from '@amparo/domain/translation/languages.ts';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import formatMessage from './formatMessage.ts';

const constructed: string[] = [];
const formatters = {
  getNumberFormat: (locale: string, style?: Intl.NumberFormatOptions) => {
    constructed.push(locale);
    return new Intl.NumberFormat(locale, style);
  },
  getPluralRules: (locale: string) => new Intl.PluralRules(locale),
};

function write(sentence: string, locale: string, count: number): unknown {
  const options = { locale, formatters } as unknown as Parameters<typeof formatMessage>[3];
  return formatMessage('key', compile(sentence), { count }, options);
}

test.for(languages)('numbers in %s match Intl.NumberFormat, and small ones do not call it', (language) => {
  constructed.length = 0;
  const byBrowser = new Intl.NumberFormat(language);
  for (let count = 0; count < 1000; count++) {
    expect(write('{count, number}', language, count)).toBe(byBrowser.format(count));
    expect(write('{count, plural, other {#}}', language, count)).toBe(byBrowser.format(count));
  }
  expect(constructed).toEqual([]);
  for (const count of [1000, 12_345, -3, 0.25, Number.NaN]) {
    expect(write('{count, number}', language, count)).toBe(byBrowser.format(count));
  }
});

test('applies the number style of a message', () => {
  expect(write('{count, number, ::percent}', 'en', 0.5)).toBe('50%');
});
