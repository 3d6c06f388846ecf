import { unrevertibleFields } from '@amparo/domain/services/editing/changeKind.ts';
import type { ServiceChange } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';

/** A creation can only be undone by deleting, a deletion by restoring, and a pause by publishing again. */
export function canRevert({ kind, before, service }: ServiceChange): boolean {
  if (kind === 'deleted') return service.isDeleted;
  return !service.isDeleted && Object.keys(before).some((field) => !unrevertibleFields.includes(field));
}
