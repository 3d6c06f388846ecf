import { expect, test } from 'vitest';
import { type Action, accessTable, viewers } from './accessTable.ts';

function extentsOf(action: Action): string[] {
  return accessTable.find((row) => row.action === action)!.extents.map(({ extent }) => extent);
}

test('the table matches rules.md §3', () => {
  expect(viewers).toEqual(['GUEST', 'USER', 'AUTO USER', 'SUPER USER', 'ADMINISTRATOR']);
  expect(extentsOf('browse')).toEqual(['yes', 'yes', 'yes', 'yes', 'yes']);
  expect(extentsOf('addServices')).toEqual(['no', 'upToLimit', 'upToLimit', 'upToLimit', 'noLimit']);
  expect(extentsOf('publishAtOnce')).toEqual(['no', 'no', 'yes', 'yes', 'yes']);
  expect(extentsOf('editServices')).toEqual(['no', 'ownOrManaged', 'ownOrManaged', 'ownOrManaged', 'all']);
  expect(extentsOf('deleteServices')).toEqual(['no', 'own', 'own', 'own', 'all']);
  expect(extentsOf('beds')).toEqual(['no', 'no', 'ownShelters', 'allShelters', 'allShelters']);
  expect(extentsOf('alerts')).toEqual(['no', 'no', 'no', 'yes', 'yes']);
  expect(extentsOf('addLiaisons')).toEqual(['no', 'no', 'no', 'yes', 'yes']);
  expect(extentsOf('editLiaisons')).toEqual(['no', 'no', 'no', 'yes', 'yes']);
});

test('all other actions are for administrators only', () => {
  const theirs: Action[] = ['deleteLiaisons', 'directories', 'approve', 'setOwner', 'appFeedback', 'changes', 'users'];
  for (const action of theirs) expect(extentsOf(action), action).toEqual(['no', 'no', 'no', 'no', 'yes']);
});
