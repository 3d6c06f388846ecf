import { accountRoutes } from '@amparo/domain/account/accountRoutes.ts';
import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import { expect, test } from 'vitest';
import account from './en/account.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };

const keys = new Set<ErrorKey>(Object.values(accountRoutes).flatMap((route) => [...route.errors]));
// The message of each field shows the rule.
keys.delete('VALIDATION');

test.each([...keys])('%s has a sentence', (key) => {
  expect({ ...errors, ...account.errors }).toHaveProperty(key);
});
