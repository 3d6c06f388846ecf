import { z } from 'zod';
import { oneOf, route } from '../../http/route.ts';
import { serviceCan } from '../../permissions/permissions.ts';

/** What administrators do to several services at once and can undo. A deletion is undone by restoring. */
const undoableKinds = ['approved', 'sentBack', 'confirmed', 'assigned'] as const;
export type UndoableKind = (typeof undoableKinds)[number];

const id = z.uuid('MALFORMED');

export const undoRoutes = {
  undo: route({
    method: 'POST',
    path: '/services/undo-changes',
    access: serviceCan.approve,
    summary:
      'Undo your own last action on several services, within ten minutes. CHANGED_MEANWHILE: somebody has changed the service since',
    body: z.strictObject({
      services: z.array(id, 'WRONG_TYPE').min(1, 'REQUIRED').max(1000, 'TOO_LONG'),
      kind: z.enum(undoableKinds, 'NOT_ONE_OF'),
    }),
    response: oneOf(
      z.object({
        done: z.array(z.uuid()),
        refused: z.array(z.object({ id: z.uuid(), key: z.enum(['NOT_FOUND', 'CHANGED_MEANWHILE']) })),
      }),
    ),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
};
