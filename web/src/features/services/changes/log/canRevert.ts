import { unrevertibleFields } from '@amparo/domain/services/editing/changeKind.ts';
import type { ServiceChange } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';

/** Creating, deleting, pausing, and merging have their own opposites. */
export function canRevert({ kind, before, service }: ServiceChange): boolean {
  if (kind === 'merged' || kind === 'unmerged') return false;
  if (kind === 'deleted') return service.isDeleted;
  return !service.isDeleted && Object.keys(before).some((field) => !unrevertibleFields.includes(field));
}

/** The service that a merge took off the lists, and that undoing it restores. Null for other changes. */
export function mergedServiceOf({ kind, service, after }: ServiceChange): string | null {
  if (kind !== 'merged') return null;
  if ('mergedInto' in after) return service.isDeleted ? service.id : null;
  return (after.mergedService as { id: string }).id;
}
