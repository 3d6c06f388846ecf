// @vitest-environment happy-dom

import type { Service } from '@amparo/domain/services/service.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { addMessages } from '../../../../i18n/messages/messages.ts';
import { messages } from '../../../../i18n/messages/messagesEn.ts';
import { emptyValues } from '../values/serviceValues.ts';
import { PublicView } from './PublicView.tsx';
import { previewOf } from './previewOf.ts';

beforeAll(() => addMessages('en', messages));
afterEach(cleanup);

const setting = {
  ...{
    now: '2026-11-18T16:00:00Z',
    today: '2026-11-18',
    timeZone: 'America/Chicago',
    viewer: { id: '1', role: 'USER' },
  },
} as Parameters<typeof previewOf>[1];

test.each([
  ['Canned food for families', 1],
  ['Canned food for families, each Monday.', 2],
])('a summary that is also the description is shown once: %s', (description, count) => {
  const values = { ...emptyValues, name: 'Elm Pantry', serviceSummary: 'Canned food for families', description };
  const service = previewOf(values, setting) as Service;
  const Stub = createRoutesStub([
    { path: '/', Component: () => <PublicView service={service} language="en" now={setting.now} /> },
  ]);
  render(
    <IntlProvider locale="en" messages={{}} timeZone="UTC" onError={() => {}}>
      <Stub />
    </IntlProvider>,
  );
  expect(screen.getAllByText(/^Canned food/)).toHaveLength(count);
});
