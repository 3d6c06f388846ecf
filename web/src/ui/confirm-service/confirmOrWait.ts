import { randomIdempotencyKeys } from '../../http-client/idempotencyKeys.ts';
import { newEntry, sendOrWait } from '../../http-client/outbox/outbox.ts';
import { rarePaths } from '../../rarePaths.ts';

interface Confirmation {
  id: string;
  name: string;
  /** Of a link in a mail. Without it, the person must be signed in. */
  token?: string | undefined;
  /** The `updatedAt` of the data that the person saw. */
  ifUnmodifiedSince: string | undefined;
}

/**
 * Confirms that everything about a service is still correct. Without a network the confirmation waits on this device, and
 * `isSent` is false. Rejects with an ApiError: CHANGED_MEANWHILE if the person has not seen the newest data.
 */
export async function confirmOrWait({
  id,
  name,
  token,
  ifUnmodifiedSince,
}: Confirmation): Promise<{ isSent: boolean }> {
  const body = { ...(token && { token }), ...(ifUnmodifiedSince && { ifUnmodifiedSince }) };
  const page = rarePaths.confirm(id) + (token ? `?${new URLSearchParams({ token })}` : '');
  const key = await randomIdempotencyKeys()(id);
  const call = { name: 'POST /services/:id/confirm', params: { id }, body, key } as const;
  // A newer confirmation of the same service replaces an older one.
  return sendOrWait(newEntry({ kind: 'confirmation', subject: `confirm ${id}`, about: name, page, call }));
}
