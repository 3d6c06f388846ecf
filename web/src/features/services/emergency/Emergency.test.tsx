// @vitest-environment happy-dom

import type { SearchEmergency } from '@amparo/domain/understanding/danger/searchDanger.ts';
import shellEn from '@amparo/translations/en/shell.json';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import Emergency from './Emergency.tsx';

afterEach(cleanup);

const line = {
  ...{ description: '', descriptionEs: '', text: '', chatWebLink: '', website: '' },
  ...{ area: '', areaEs: '', time: '', timeEs: '', isUrgent: true, position: 1 },
  ...{ createdAt: '2026-11-18T16:00:00Z', updatedAt: '2026-11-18T16:00:00Z' },
};

test('shows the name of a line beside its number, and a number that is also the name once', () => {
  const emergency: SearchEmergency = {
    ...{ kind: 'VIOLENCE', language: 'en', text: 'If you are in danger now, call 911.' },
    crisisLines: [
      { ...line, id: 'emergency', name: '911', phone: '911' },
      { ...line, id: 'violence', name: 'National Domestic Violence Hotline', phone: '1-800-799-7233' },
    ],
  };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <IntlProvider locale="en" messages={{ shell: shellEn }} timeZone="UTC">
          <Emergency emergency={emergency} />
        </IntlProvider>
      ),
    },
  ]);
  render(<Stub />);
  const calls = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:'));
  expect(calls.map(({ textContent }) => textContent?.trim())).toEqual([
    '911',
    '1-800-799-7233 National Domestic Violence Hotline',
  ]);
});
