import type { ServiceChange } from '@amparo/domain/services/editing/serviceChange.ts';

/** What was created can only be deleted, and what is deleted is first brought back. */
export function canRevert({ kind, before, service }: ServiceChange): boolean {
  if (kind === 'deleted') return service.isDeleted;
  return !service.isDeleted && Object.keys(before).some((field) => field !== 'isDeleted');
}
