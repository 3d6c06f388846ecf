import * as argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { hashPassword, isPasswordRight } from './password.ts';

// The real functions, observed.
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

test.each([
  ['an account', () => hashPassword('open sesame'), true],
  ['an account with another password', () => hashPassword('open the door'), false],
  ['an account without a password', async () => null, false],
  ['no account', async () => undefined, false],
])('%s: a hash is worked through, of the same cost', async (_name, stored, isRight) => {
  vi.mocked(argon2.verify).mockClear();
  expect(await isPasswordRight(await stored(), 'open sesame')).toBe(isRight);
  expect(argon2.verify).toHaveBeenCalledOnce();
  const costOf = (hash: unknown) => String(hash).split('$').slice(0, 4);
  expect(costOf(vi.mocked(argon2.verify).mock.calls[0]?.[0])).toEqual(costOf(await hashPassword('any')));
});
