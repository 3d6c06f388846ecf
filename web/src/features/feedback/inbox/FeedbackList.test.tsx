// @vitest-environment happy-dom

import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import feedbacks from '@amparo/translations/en/feedbacks.json';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../../../i18n/messages/messagesEn.ts';
import { FeedbackList } from './FeedbackList.tsx';

const report = {
  ...{ id: '1', type: 'SERVICE', subject: 'Closed', message: 'It was closed', email: 'ana@example.org' },
  ...{ phone: '', name: '', title: '', organizationName: '', orgnizationWebsite: '', isContact: false },
  ...{ service: { id: '7', name: 'Elm Street Pantry' }, location: null, images: [], replies: [] },
  ...{ isArchive: false, isClosed: false, deletedAt: null, createdAt: '2026-11-18T16:00:00Z' },
} as unknown as Feedback;
const more = { items: [report], next: null, previous: null, remove() {} };

afterEach(cleanup);

function Page() {
  const shown = { language: 'en', isAdmin: true, tab: 'service' };
  return <FeedbackList {...({ feedbacks: shown, more } as unknown as ComponentProps<typeof FeedbackList>)} />;
}

test.each([
  ['the service', 'Elm Street Pantry'],
  ['the answer', 'Answer: Closed'],
])('the link to %s opens within the app, so that "Back" returns to the position in the list', async (_, name) => {
  const Opened = () => <p>Opened within the app</p>;
  const Stub = createRoutesStub([
    { path: '/', Component: Page },
    { path: '*', Component: Opened },
  ]);
  render(
    <IntlProvider locale="en" messages={{ ...messages, feedbacks } as never} timeZone="UTC">
      <Stub />
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('link', { name }));
  expect(await screen.findByText('Opened within the app')).not.toBeNull();
});
