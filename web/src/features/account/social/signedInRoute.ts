import { bindToBrowser, browserKeyName } from '@amparo/domain/account/browserKey.ts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { readCookie } from '../../../browser/storage/cookies.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import { sessionCookie } from '../../../http-client/sessionCookie.ts';
import { visitContext } from '../../../http-client/visit.ts';
import { paths, safeBack } from '../../../paths.ts';
import { landingOf, secondStepPath } from '../accountActions.ts';
import type { Returned } from './socialMethods.ts';

/**
 * The page to which another service, or the link in a mail, returns. Exchanges the code in the URL for a session in a cookie,
 * which works without scripts. With scripts, the session then moves to the device.
 */
export async function loader({ request, url, context }: LoaderFunctionArgs): Promise<Response> {
  const { callApi, publicUrl } = context.get(visitContext);
  const back = safeBack(url.searchParams.get('back'));
  const code = url.searchParams.get('code') ?? '';
  const key = readCookie(request.headers.get('cookie'), browserKeyName(publicUrl)) ?? '';
  try {
    const { data } = await callApi('POST /auth/exchange', { body: { code: bindToBrowser(code, key) } });
    const to = landingOf(url.searchParams.get('back'), data.user);
    return leadTo(to, sessionCookie(data.token, publicUrl));
  } catch (error) {
    const secondStep = secondStepPath(error, url.searchParams.get('back'));
    if (secondStep) return leadTo(secondStep);
    const known = errorKeyOf(error);
    if (!known) throw error;
    return leadTo(loginAfter(problemOf(known), back));
  }
}

/** An old, used, or invalid code counts as expired. Temporary errors have their own message. */
function problemOf({ key, status }: NonNullable<ReturnType<typeof errorKeyOf>>): Returned['problem'] {
  if (key === 'SIGN_IN_EXPIRED' || key === 'VALIDATION') return 'expired';
  return status === 409 || status === 429 || status === 503 ? 'busy' : 'failed';
}

/** SocialNotice shows the message. */
function loginAfter(problem: Returned['problem'], back: string): string {
  const login = paths.login({ back });
  return `${login}${login.includes('?') ? '&' : '?'}${new URLSearchParams({ problem })}`;
}

function leadTo(path: string, cookie?: string): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (cookie) headers.set('set-cookie', cookie);
  return redirect(path, { headers });
}
