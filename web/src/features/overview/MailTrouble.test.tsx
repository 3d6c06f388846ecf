import english from '@amparo/translations/en/manage.json';
import spanish from '@amparo/translations/es/manage.json';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { expect, test } from 'vitest';
import { MailTrouble } from './MailTrouble.tsx';

const trouble = { waiting: 2, refused: 0, since: '2026-11-21T15:00:00Z', lastError: 'connect ECONNREFUSED' };

test.each([
  ['en', english, 'since Sat, Nov 21, 2026, 9:00 AM'],
  ['es', spanish, 'Desde el sábado 21 de noviembre de 2026, 9:00'],
] as const)('says in %s since when mail waits, and what the mail server says', (language, manage, words) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale={language} timeZone="America/Chicago" messages={{ manage } as never}>
      <MailTrouble trouble={trouble} language={language} />
    </IntlProvider>,
  );
  expect(html).toContain(words);
  expect(html).toContain('connect ECONNREFUSED');
  expect(html.match(/<p>/g)).toHaveLength(2);
});
