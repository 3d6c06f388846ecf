import { expect, test } from 'vitest';
import { passwordProblem } from './passwordRules.ts';

const ana = { email: 'ana.ruiz@example.org', displayName: 'Ana Ruíz-Peña', role: 'USER' } as const;

test.each([
  ['123456', 'PASSWORD_TOO_COMMON'],
  ['Password', 'PASSWORD_TOO_COMMON'],
  ['contraseña', 'PASSWORD_TOO_COMMON'],
  ['iloveyou', 'PASSWORD_TOO_COMMON'],
  [' qwerty ', 'PASSWORD_TOO_COMMON'],
  ['aaaaaa', 'PASSWORD_TOO_COMMON'],
  ['      ', 'PASSWORD_TOO_COMMON'],
  ['xyxyxyxyxyxyx', 'PASSWORD_TOO_COMMON'],
  ['abcdefghijklmnop', 'PASSWORD_TOO_COMMON'],
  ['876543210', 'PASSWORD_TOO_COMMON'],
  ['Ana.Ruiz@example.org', 'PASSWORD_IS_OWN_NAME'],
  ['ana.ruiz', 'PASSWORD_IS_OWN_NAME'],
  ['AnaRuiz2026', 'PASSWORD_IS_OWN_NAME'],
  ['ana ruiz pena', 'PASSWORD_IS_OWN_NAME'],
  ['open sesame', null],
  ['k7#pQz', null],
  ['ana ruiz likes rain', null],
  ['lluvia en abril', null],
])('%s: %s', (password, problem) => {
  expect(passwordProblem(password, ana)).toBe(problem);
});

test.each([
  ['AUTO USER', 'open sesame', null],
  ['SUPER USER', 'open sesame', 'TOO_SHORT_FOR_ROLE'],
  ['ADMINISTRATOR', 'open sesame', 'TOO_SHORT_FOR_ROLE'],
  ['ADMINISTRATOR', 'close sesame', null],
] as const)('the password of a %s: %s', (role, password, problem) => {
  expect(passwordProblem(password, { ...ana, role })).toBe(problem);
});
