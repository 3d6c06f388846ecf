import type { ServiceChange } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';

/** A creation can only be undone by deleting, and a deletion by restoring. */
export function canRevert({ kind, before, service }: ServiceChange): boolean {
  if (kind === 'deleted') return service.isDeleted;
  return !service.isDeleted && Object.keys(before).some((field) => field !== 'isDeleted');
}
