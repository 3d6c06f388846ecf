import type { LoaderFunctionArgs } from 'react-router';
import { account } from '../../../browser/storage/account.ts';
import { callApi } from '../../../http-client/callApi.ts';

/**
 * Signed out by the plain form while the page came alive, the token may have moved from the cookie to the device at that moment:
 * where it is told that one is signed out, that is so.
 */
export function clearStaleSession<T>(load: (args: LoaderFunctionArgs) => Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    if (args.url.searchParams.get('done') === 'signedOut' && account.readNow()) {
      // Without a network it ends there by itself, in time.
      await callApi('POST /auth/sign-out').catch(() => {});
      account.keep(null);
    }
    return load(args);
  };
}
