import { type ClientActionFunctionArgs, redirect } from 'react-router';
import { account } from '../../../browser/storage/account.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { paths } from '../../../paths.ts';
import { actOnDevice, actOnServer } from '../../../routing/act.ts';
import { signOut } from '../accountActions.ts';

const endOnDevice = withMessages('account', actOnDevice(signOut));

/** The button in the menu posts here. Only an edited address opens it. */
export function loader() {
  return redirect(paths.home());
}

export const action = actOnServer(signOut);

/**
 * Deletes the cookie of a session first, because no script can see it, and it would sign the person in again without a
 * password.
 */
export async function clientAction(args: ClientActionFunctionArgs) {
  if (!account.read()) return args.serverAction();
  const request = args.request.clone();
  // Ignore its answer: it is the same redirect, or there is no network, and the person must still be signed out here.
  await args.serverAction().catch(() => {});
  return endOnDevice({ ...args, request });
}
