import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Role, Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { Kysely, Transaction } from 'kysely';
import { recordAudit } from '../../audit/auditLog.ts';
import type { Database } from '../../database/schema.ts';
import { bothLanguages } from '../../mail/bothLanguages.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { type Account, MergeUsersRepository } from './mergeUsersRepository.ts';

type Trx = Transaction<Database>;

export interface MergeParts {
  db: Kysely<Database>;
  outbox: Outbox;
  publicUrl: string;
  /** Moves a person's services to another person (services/commands/reassignServices.ts). */
  moveServices(trx: Trx, people: { from: string; to: string }, by: Viewer): Promise<void>;
}

interface Merge {
  keptId: string;
  otherId: string;
  /** The role from then on. It must be the role of one of the two. Missing: the role of the account that stays. */
  role: Role | undefined;
  by: Viewer;
  address: string;
  now: Temporal.Instant;
}

/**
 * Moves everything of one account to another one, and deletes it with its ways to sign in, in one transaction. Returns
 * false if one of them does not exist.
 */
export function mergeUsers({ db, outbox, publicUrl, moveServices }: MergeParts, merge: Merge): Promise<boolean> {
  const { keptId, otherId, by } = merge;
  if (keptId === otherId) throw new ApiError('VALIDATION', { other: 'NOT_ONE_OF' });
  // It would sign the administrator out.
  if (otherId === by.id) throw new ApiError('NOT_ALLOWED');
  return db.transaction().execute(async (trx) => {
    const accounts = new MergeUsersRepository(trx);
    const found = await accounts.lock([keptId, otherId]);
    const [kept, other] = [found.get(keptId), found.get(otherId)];
    if (!kept || !other) return false;
    const role = checkedRole(merge, kept, other);
    const languages = await accounts.languages([keptId, otherId]);
    await moveServices(trx, { from: otherId, to: keptId }, by);
    await accounts.moveRows({ from: otherId, to: keptId });
    await accounts.delete(otherId);
    await accounts.complete(kept, other, role);
    await recordMerge(trx, merge, { kept, role });
    for (const { id, email } of [kept, other])
      await outbox.post(mergeMail(email, { kept, other, publicUrl, language: languages.get(id) }), trx);
    return true;
  });
}

/** Nobody changes their own role, also not by a merge. */
function checkedRole({ role, by }: Merge, kept: Account, other: Account): Role {
  if (role === undefined || role === kept.role) return kept.role;
  if (role !== other.role) throw new ApiError('VALIDATION', { role: 'NOT_ONE_OF' });
  if (kept.id === by.id) throw new ApiError('NOT_ALLOWED');
  return role;
}

async function recordMerge(
  trx: Trx,
  { keptId, otherId, by, address, now }: Merge,
  { kept, role }: { kept: Account; role: Role },
): Promise<void> {
  const who = { actorId: by.id, address };
  await recordAudit(trx, { kind: 'USER_MERGED', userId: keptId, detail: `+ ${otherId}`, ...who }, now);
  await recordAudit(trx, { kind: 'USER_MERGED', userId: otherId, detail: `→ ${keptId}`, ...who }, now);
  if (role === kept.role) return;
  await recordAudit(trx, { kind: 'ROLE_CHANGED', userId: keptId, detail: `${kept.role} → ${role}`, ...who }, now);
}

/** Nobody can turn it off: it tells a person which email opens the account from now on. */
function mergeMail(
  to: string,
  {
    kept,
    other,
    publicUrl,
    language,
  }: { kept: Account; other: Account; publicUrl: string; language: string | undefined },
) {
  const both = bothLanguages('accountsMerged', language);
  const values = { kept: kept.email, other: other.email, link: `${publicUrl}/feedback` };
  const text = both.map((t) => t('text', values)).join('\n\n* * *\n\n');
  return { to, subject: both.map((t) => t('subject')).join(' · '), text };
}
