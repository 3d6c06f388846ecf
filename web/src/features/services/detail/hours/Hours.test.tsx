// @vitest-environment happy-dom

import type { Hours as HoursOf } from '@amparo/domain/services/hours/schedule.ts';
import { weekHours } from '@amparo/domain/services/hours/weekHours.ts';
import english from '@amparo/translations/en/serviceDetail.json';
import spanish from '@amparo/translations/es/serviceDetail.json';
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { HoursText } from './Hours.tsx';

afterEach(cleanup);

const winter: HoursOf = {
  schedules: [{ type: 'DATE_RANGE', startDate: '2025-12-01', endDate: '2026-03-15' }],
  closeSchedules: [],
  isContact: false,
};

test.each([
  ['en', '2026-11-18', 'This season is over: the last day was March 15. Ask them about the next one.'],
  ['en', '2027-01-18', 'This season is over: the last day was March 15, 2026. Ask them about the next one.'],
  [
    'es',
    '2027-01-18',
    'La temporada ya terminó: el último día fue el 15 de marzo de 2026. Pregúnteles por la próxima.',
  ],
] as const)('says that the season is over (%s, %s)', (language, day, text) => {
  const messages = { serviceDetail: language === 'en' ? english : spanish };
  const { container } = render(
    <IntlProvider locale={language} messages={messages} timeZone="America/Chicago">
      <HoursText week={weekHours(winter, `${day}T18:00:00Z`, 'America/Chicago')} isContact={false} />
    </IntlProvider>,
  );
  expect(container.textContent).toBe(text);
});
