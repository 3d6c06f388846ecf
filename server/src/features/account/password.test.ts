import * as argon2 from '@node-rs/argon2';
import { afterAll, expect, test, vi } from 'vitest';

// The real function, observed. Other tests of this process may have loaded password.ts already.
const verify = vi.fn(argon2.verify);
vi.doMock('@node-rs/argon2', () => ({ ...argon2, verify }));
vi.resetModules();
const { hashPassword, isPasswordRight } = await import('./password.ts');
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

test.each([
  ['an account', () => hashPassword('open sesame'), true],
  ['an account with another password', () => hashPassword('open the door'), false],
  ['an account without a password', async () => null, false],
  ['no account', async () => undefined, false],
])('%s: a hash is worked through, of the same cost', async (_name, stored, isRight) => {
  verify.mockClear();
  expect(await isPasswordRight(await stored(), 'open sesame')).toBe(isRight);
  expect(verify).toHaveBeenCalledOnce();
  const costOf = (hash: unknown) => String(hash).split('$').slice(0, 4);
  expect(costOf(verify.mock.calls[0]?.[0])).toEqual(costOf(await hashPassword('any')));
});
