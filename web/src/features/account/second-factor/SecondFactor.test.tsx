// @vitest-environment happy-dom

import type { Passkeys } from '@amparo/domain/account/passkeys/passkeyRoutes.ts';
import type { SecondFactor as Status } from '@amparo/domain/account/secondFactorRoutes.ts';
import en from '@amparo/translations/en/account.json';
import enForms from '@amparo/translations/en/forms.json';
import es from '@amparo/translations/es/account.json';
import esForms from '@amparo/translations/es/forms.json';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SecondFactor } from './SecondFactor.tsx';
import type { FactorAnswer, FactorStep } from './secondFactorActions.ts';

const off: Status = { isOn: false, since: null, recoveryCodesLeft: 0, needsPassword: true, setUp: null };
const on: Status = { ...off, isOn: true, since: '2026-11-18T16:00:00.000Z', recoveryCodesLeft: 1 };
const setUp: Status = {
  ...off,
  setUp: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Amparo', qr: { size: 33, path: 'M4 4h1v1h-1z' } },
};

const noPasskeys: Passkeys = { passkeys: [], setUp: null };
const onePasskey: Passkeys = {
  ...noPasskeys,
  passkeys: [
    {
      ...{ id: '0191f6a0-0000-7000-8000-000000000001', name: 'This phone' },
      ...{ createdAt: '2026-11-18T16:00:00.000Z', lastUsedAt: null },
    },
  ],
};

/** The origin of a page in a test is localhost. */
const here = window.location.origin;

interface Shown {
  passkeys?: Passkeys;
  at?: string;
  step?: FactorStep;
  answer?: FactorAnswer;
  language?: 'en' | 'es';
  publicUrl?: string;
}

function show(status: Status, shown: Shown = {}) {
  const { passkeys = noPasskeys, at = '/', step, answer, language = 'en', publicUrl = here } = shown;
  const messages = language === 'en' ? { account: en, forms: enForms } : { account: es, forms: esForms };
  const Stub = createRoutesStub([
    {
      ...{ id: 'root', path: '/', loader: () => ({ publicUrl }) },
      Component: () => <SecondFactor {...{ status, passkeys, step, answer, language }} />,
    },
  ]);
  render(
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      <Stub initialEntries={[at]} hydrationData={{ loaderData: { root: { publicUrl } } }} />
    </IntlProvider>,
  );
}

afterEach(cleanup);

test('while it is off, a link leads to the form, which asks for the password', async () => {
  show(off);
  expect(screen.getByRole('link', { name: 'Set up' }).getAttribute('href')).toContain('/update_profile?factor=begin');
  cleanup();
  show(off, { step: 'begin' });
  expect(await screen.findByLabelText('Password')).toBeDefined();
});

test('an account without a password needs none', async () => {
  show({ ...off, needsPassword: false }, { step: 'begin' });
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeDefined();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('the set-up shows a picture to scan, a key to type, and a field for the first code', async () => {
  show(setUp);
  expect(screen.getByRole('img', { name: 'QR code for the app' })).toBeDefined();
  expect(screen.getByRole('definition').textContent).toBe('JBSW Y3DP EHPK 3PXP');
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
});

test('a wrong code is named at its field', async () => {
  const answer: FactorAnswer = {
    ...{ step: 'turnOff', typed: { code: '123456' }, errors: {}, problem: 'CODE_INVALID', retryAfterSeconds: 0 },
  };
  show(on, { step: 'turnOff', answer });
  const field = await screen.findByRole('textbox', { name: 'Code' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/This code is not right/)).not.toHaveLength(0);
});

test('the recovery codes take the place of everything else, in both languages', () => {
  const recoveryCodes = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'];
  const answer: FactorAnswer = {
    ...{ step: 'turnOn', typed: {}, errors: {}, problem: null, retryAfterSeconds: 0, recoveryCodes },
  };
  show(on, { answer });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
  expect(screen.getByRole('heading', { name: 'Your recovery codes' })).toBeDefined();
  cleanup();
  show(on, { answer, language: 'es' });
  expect(screen.getByRole('heading', { name: 'Sus códigos de recuperación' })).toBeDefined();
});

test('while it is on, it says how many recovery codes are left', () => {
  show(on);
  expect(screen.getByText('1 recovery code is left.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Turn off' }).getAttribute('href')).toContain('factor=turnOff');
});

test('a browser without passkeys lists them, and says why none can be added', async () => {
  show(on, { passkeys: onePasskey });
  expect(screen.getByRole('listitem').textContent).toContain('This phone');
  expect(screen.getByRole('listitem').textContent).toContain('Not used yet');
  expect(await screen.findByText(/This browser cannot add a passkey/)).toBeDefined();
});

test.each([
  { publicUrl: 'https://help.example.org', language: 'en', text: 'Please open https://help.example.org.' },
  { publicUrl: 'http://127.0.0.1:8080', language: 'es', text: 'Abra http://localhost:8080.' },
  { publicUrl: 'https://10.0.0.5', language: 'en', text: 'they need https, and a name in place of numbers' },
  { publicUrl: 'http://10.0.0.5', language: 'es', text: 'necesitan https, y un nombre en lugar de números' },
] as const)('a page at another address than $publicUrl says where passkeys work ($language)', (shown) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const { text, ...setting } = shown;
  show(on, setting);
  expect(document.body.textContent).toContain(text);
  expect(screen.queryByRole('link', { name: /passkey|llave/ })).toBeNull();
  vi.unstubAllGlobals();
});

test('adding a passkey asks for its name and a code, and names what is wrong at each field', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  show(on, { step: 'beginPasskey' });
  expect(await screen.findByRole('textbox', { name: 'Name of the passkey' })).toBeDefined();
  cleanup();
  const answer: FactorAnswer = {
    ...{ step: 'beginPasskey', typed: { name: 'Key', code: '123456' }, errors: {}, problem: 'CODE_INVALID' },
    retryAfterSeconds: 0,
  };
  show(on, { step: 'beginPasskey', answer, language: 'es' });
  const [name, code] = [await screen.findByRole('textbox', { name: 'Nombre de la llave de acceso' }), 'Código'];
  expect(name.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByRole('textbox', { name: code }).getAttribute('aria-invalid')).toBe('true');
  vi.unstubAllGlobals();
});

test('removing a passkey asks for a code, and turning codes off says that passkeys go too', async () => {
  const id = onePasskey.passkeys[0]!.id;
  show(on, { passkeys: onePasskey, step: 'removePasskey', at: `/?factor=removePasskey&passkey=${id}` });
  expect(screen.getByText(/To remove “This phone”/)).toBeDefined();
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeDefined();
  cleanup();
  show(on, { passkeys: onePasskey, step: 'turnOff' });
  expect(screen.getByText(/This also removes your passkeys/)).toBeDefined();
  cleanup();
  show(on, { step: 'turnOff' });
  expect(screen.queryByText(/This also removes your passkeys/)).toBeNull();
});
