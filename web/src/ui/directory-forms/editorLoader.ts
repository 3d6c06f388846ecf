import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { type LoadInput, onDevice } from '../../routing/load.ts';
import { hydrateOnLoad, requirePermission } from '../../routing/requireSignIn.ts';

/** Loads what a form for editors needs, with the id of the signed-in user, who owns the draft on this device. */
export function editorLoader<Entry>(
  may: Parameters<typeof requirePermission>[0],
  load: (input: LoadInput) => Promise<Entry>,
) {
  return requirePermission(may, async (input, user) => ({ userId: user.id, entry: await load(input) }));
}

/** The same load on the device, with the messages that the forms of the directories show. */
export function editorClientLoader<Data>(load: (input: LoadInput) => Promise<Data>) {
  return hydrateOnLoad(withMessages('directories', withMessages('editForm', onDevice(load))));
}
