import type { LoadInput } from '../../routing/load.ts';
import { requirePermission } from '../../routing/requirePermission.ts';

/** What the form of an entry needs: the entry, and whose draft of it may lie on the device. */
export function editorLoader<Entry>(
  may: Parameters<typeof requirePermission>[0],
  load: (input: LoadInput) => Promise<Entry>,
  login: (back: string) => string,
) {
  return requirePermission(may, async (input, user) => ({ userId: user.id, entry: await load(input) }), login);
}
