// @vitest-environment happy-dom

import thisPhone from '@amparo/translations/en/thisPhone.json';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installAnswer, storingAnswer } from '../../browser/offline/deviceAnswers.ts';
import { deviceQuestion, keepInstallEvent } from '../../browser/offline/deviceQuestion.ts';
import { startOfflineLater } from '../../browser/offline/startOfflineLater.ts';
import DeviceQuestion from './DeviceQuestion.tsx';

vi.mock('../../browser/offline/startOfflineLater.ts');

beforeEach(() => {
  localStorage.clear();
  vi.mocked(startOfflineLater).mockClear();
});
afterEach(cleanup);

function ask(question: 'store' | 'install'): void {
  deviceQuestion.set(question);
  render(
    <IntlProvider locale="en" messages={{ thisPhone }} timeZone="UTC">
      <MemoryRouter>
        <DeviceQuestion question={question} />
      </MemoryRouter>
    </IntlProvider>,
  );
}

test.each([
  ['Yes, store them', 'yes', 1],
  ['No', 'no', 0],
] as const)('storing at the cost of the person: "%s" is kept, and ends the question', (button, answer, starts) => {
  ask('store');
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(storingAnswer.read()).toBe(answer);
  expect(deviceQuestion.read()).toBeNull();
  expect(startOfflineLater).toHaveBeenCalledTimes(starts);
});

test('without an offer of the browser, the question of installation leads to the explanation', () => {
  ask('install');
  const link = screen.getByRole('link', { name: 'Show me how' });
  expect(link.getAttribute('href')).toBe('/this_phone');
  fireEvent.click(link);
  expect(installAnswer.read()).toBe('yes');
  expect(deviceQuestion.read()).toBeNull();
});

test('the offer of the browser is kept back, and opens with the button', () => {
  keepInstallEvent();
  const prompt = vi.fn(async () => {});
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  ask('install');
  expect(prompt).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(installAnswer.read()).toBe('yes');
});
