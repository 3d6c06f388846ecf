// @vitest-environment happy-dom

import verifyEmail from '@amparo/translations/en/verifyEmail.json';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { VerifyEmailNotice } from './VerifyEmailNotice.tsx';

afterEach(cleanup);

const show = (mustProveEmail: boolean) =>
  render(
    <IntlProvider locale="en" messages={{ verifyEmail }} timeZone="UTC">
      <MemoryRouter>
        <VerifyEmailNotice mustProveEmail={mustProveEmail} />
      </MemoryRouter>
    </IntlProvider>,
  );

test('leads a person who has not verified the email to the page that sends the link again', () => {
  show(true);
  expect(screen.getByRole('link', { name: 'Send the link again' }).getAttribute('href')).toBe('/verify_email');
});

test('shows nothing to others', () => {
  expect(show(false).container.textContent).toBe('');
});
