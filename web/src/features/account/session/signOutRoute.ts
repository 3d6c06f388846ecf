import { type ClientActionFunctionArgs, redirect } from 'react-router';
import { account } from '../../../browser/storage/account.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { paths } from '../../../paths.ts';
import { actOnDevice, actOnServer } from '../../../routing/act.ts';
import { signOut } from './signOut.ts';

const endOnDevice = withMessages('account', actOnDevice(signOut));

/** Only the button in the menu leads here. */
export function loader() {
  return redirect(paths.home());
}

export const action = actOnServer(signOut);

/** A cookie that is still there, which no script can see, goes first: left alone, it would sign in again without a password. */
export async function clientAction(args: ClientActionFunctionArgs) {
  if (!account.read()) return args.serverAction();
  const request = args.request.clone();
  // Its answer is the way that is taken anyway, or that there is no network, which must not keep anybody signed in here.
  await args.serverAction().catch(() => {});
  return endOnDevice({ ...args, request });
}
