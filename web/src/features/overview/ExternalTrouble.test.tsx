import { externalServices } from '@amparo/domain/overview/overview.ts';
import english from '@amparo/translations/en/manage.json';
import spanish from '@amparo/translations/es/manage.json';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { expect, test } from 'vitest';
import { ExternalTrouble } from './ExternalTrouble.tsx';

const languages = { en: english, es: spanish };

function render(language: 'en' | 'es', counts: ComponentProps<typeof ExternalTrouble>['counts']): string {
  return renderToStaticMarkup(
    <IntlProvider locale={language} timeZone="America/Chicago" messages={{ manage: languages[language] } as never}>
      <ExternalTrouble counts={counts} language={language} />
    </IntlProvider>,
  );
}

const mails = { waiting: 2, refused: 0, since: '2026-11-21T15:00:00Z', lastError: 'connect ECONNREFUSED' };
const times = { since: '2026-11-21T15:00:00Z', lastAt: '2026-11-21T16:30:00Z' };
const failure = { ...times, service: 'translator', failures: 4, lastCode: 'TIMEOUT' } as const;

test.each([
  ['en', 'since Nov 21, 2026, 9:00 AM'],
  ['es', 'Desde el 21 nov 2026, 9:00'],
] as const)('says in %s since when mail waits, and what the mail server says', (language, words) => {
  const html = render(language, { mails, externalFailures: [] });
  expect(html).toContain(words);
  expect(html).toContain('connect ECONNREFUSED');
  expect(html.match(/<p>/g)).toHaveLength(2);
});

test.each([
  [
    'en',
    'The translator does not work.',
    'It failed 4 times in a row. The first time: Nov 21, 2026, 9:00 AM.',
    'The last time: Nov 21, 2026, 10:30 AM (TIMEOUT).',
  ],
  [
    'es',
    'El traductor no funciona.',
    'Falló 4 veces seguidas. La primera vez: 21 nov 2026, 9:00',
    'La última vez: 21 nov 2026, 10:30',
  ],
] as const)('says in %s that the translator fails, since when, and why', (language, ...words) => {
  const html = render(language, { mails: null, externalFailures: [failure] });
  for (const text of words) expect(html).toContain(text);
});

test.each(externalServices)('says what visitors get while the service fails: %s', (service) => {
  const [inEnglish, inSpanish] = (['en', 'es'] as const).map((language) =>
    render(language, { mails: null, externalFailures: [{ ...failure, service }] }),
  );
  expect(inEnglish).not.toContain('manage.overview');
  expect(inSpanish).not.toContain('manage.overview');
  expect(inSpanish).not.toBe(inEnglish);
});

test('shows nothing while all external services work', () => {
  expect(render('en', { mails: null, externalFailures: [] })).toBe('');
});
