import { type ClientActionFunctionArgs, redirect } from 'react-router';
import { actOnDevice, actOnServer } from '../../api/act.ts';
import { paths } from '../../app/paths.ts';
import { account } from '../../device/account.ts';
import { signOut } from './signOut.ts';

const endOnDevice = actOnDevice(signOut);

/** Only the button in the menu leads here. */
export function loader() {
  return redirect(paths.home());
}

export const action = actOnServer(signOut);

/** Who is still signed in by a cookie is signed out where it is read. */
export async function clientAction(args: ClientActionFunctionArgs) {
  return account.read() ? endOnDevice(args) : args.serverAction();
}
