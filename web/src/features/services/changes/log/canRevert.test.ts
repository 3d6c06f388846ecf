import type { ServiceChange } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import { expect, test } from 'vitest';
import { canRevert } from './canRevert.ts';

const change = (kind: ServiceChange['kind'], before: object, isDeleted = false) =>
  ({ kind, before, service: { id: '', name: '', isDeleted } }) as ServiceChange;

test.each([
  ['an edit', change('updated', { name: 'Pantry' }), true],
  ['an edit of what is deleted now', change('updated', { name: 'Pantry' }, true), false],
  ['a deletion', change('deleted', { isDeleted: false }, true), true],
  ['a deletion of what is back', change('deleted', { isDeleted: false }), false],
  ['what was brought back', change('restored', { isDeleted: true }), false],
  ['what was added', change('created', {}), false],
])('%s', (_, one, expected) => {
  expect(canRevert(one)).toBe(expected);
});
