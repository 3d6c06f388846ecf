import { expect, test } from 'vitest';
import { isOfflinePath } from './isOfflinePath.ts';

const onlinePaths = ['manage_services', 'services/:id/edit', 'overview/:list?', 'users/:id'];

test.each([
  ['/', true],
  ['/services/1a2b', true],
  ['/services/1a2b/report', true],
  ['/food/abilene', true],
  ['/services/1a2b/edit', false],
  ['/manage_services/', false],
  ['/Manage_Services', false],
  ['/overview', false],
  ['/overview/claims', false],
  ['/users/1', false],
])('%s opens without a network: %s', (path, isOffline) => {
  expect(isOfflinePath(path, onlinePaths)).toBe(isOffline);
});
