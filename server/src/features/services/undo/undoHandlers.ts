import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import { type UndoableKind, undoRoutes } from '@amparo/domain/services/editing/undoRoutes.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { serve } from '../../../http/serve.ts';
import type { BatchResult } from '../commands/deleteServices.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { findExistingUsers } from '../persistence/ownership.ts';
import { readStates } from '../persistence/serviceState.ts';
import { type NewestChange, type RestoredValues, UndoRepository } from './undoRepository.ts';

type Trx = Transaction<Database>;
type Refusal = 'NOT_FOUND' | 'CHANGED_MEANWHILE';

export function serveUndo(app: FastifyInstance): void {
  serve(app, undoRoutes.undo, async ({ body: { services: ids, kind }, viewer }) => ({
    data: await undoChanges(app.db, { ids, kind, viewer }),
  }));
}

/** The kind of the entries in the change log, and the fields that they have. */
const entriesOf = {
  approved: { kind: 'approved', fields: ['isApproved', 'sentBackReason'] },
  sentBack: { kind: 'sentBack', fields: ['sentBackReason'] },
  confirmed: { kind: 'confirmed', fields: ['verifiedAt', 'isSample'] },
  assigned: { kind: 'updated', fields: ['user'] },
} as const satisfies Record<UndoableKind, { kind: string; fields: readonly string[] }>;

interface Undo {
  ids: string[];
  kind: UndoableKind;
  viewer: Viewer;
}

/**
 * Restores the state of services before the viewer's last action. A service is refused if its newest change is not this
 * action: somebody has changed it since.
 */
function undoChanges(db: Kysely<Database>, { ids, kind, viewer }: Undo): Promise<BatchResult<Refusal>> {
  return db.transaction().execute(async (trx) => {
    const states = await readStates(trx, ids, { isLocked: true });
    const newest = await new UndoRepository(trx).newestChanges(ids);
    const result: BatchResult<Refusal> = { done: [], refused: [] };
    for (const id of new Set(ids)) {
      const state = states.get(id);
      const change = newest.get(id);
      const isOwn = change?.userId === viewer.id && change.isRecent;
      if (!state || state.deletedAt) result.refused.push({ id, key: 'NOT_FOUND' });
      else if (!isOwn || !isOf(kind, change)) result.refused.push({ id, key: 'CHANGED_MEANWHILE' });
      else {
        await undo(trx, change, viewer);
        result.done.push(id);
      }
    }
    return result;
  });
}

function isOf(undone: UndoableKind, { kind, before }: NewestChange): boolean {
  const expected: { kind: string; fields: readonly string[] } = entriesOf[undone];
  return kind === expected.kind && Object.keys(before).every((field) => expected.fields.includes(field));
}

async function undo(trx: Trx, { serviceId, before, after }: NewestChange, viewer: Viewer): Promise<void> {
  await new UndoRepository(trx).restore(serviceId, await storedValues(trx, before));
  const entry = { serviceId, kind: 'reverted', way: 'person', userId: viewer.id } as const;
  await recordChanges(trx, [{ ...entry, before: after, after: before }]);
}

/** The columns of logged fields. Leaves out an owner without an account. */
async function storedValues(
  trx: Trx,
  { user, verifiedAt, ...fields }: Record<string, unknown>,
): Promise<RestoredValues> {
  const owner = typeof user === 'string' ? (await findExistingUsers(trx, [user]))[0] : undefined;
  return {
    ...(fields as Pick<RestoredValues, 'isApproved' | 'sentBackReason' | 'isSample'>),
    ...(user !== undefined && { ownerId: owner ?? null }),
    ...(verifiedAt !== undefined && { verifiedAt: verifiedAt === null ? null : new Date(verifiedAt as string) }),
  };
}
