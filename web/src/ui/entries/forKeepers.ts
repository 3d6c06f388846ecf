import { forThose } from '../../api/forThose.ts';
import type { LoadInput } from '../../api/load.ts';

/** What the form of an entry needs: the entry, and whose draft of it may lie on the device. */
export function forKeepers<Entry>(
  may: Parameters<typeof forThose>[0],
  load: (input: LoadInput) => Promise<Entry>,
  login: (back: string) => string,
) {
  return forThose(may, async (input, user) => ({ userId: user.id, entry: await load(input) }), login);
}
