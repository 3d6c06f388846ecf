import { safeBack } from '../../../paths.ts';
import type { ActInput, Outcome } from '../../../routing/act.ts';
import { landingOf } from '../session/landingOf.ts';

/** Signed in, one is led to where one wanted to go. */
export async function signIn({ callApi, form, url }: ActInput): Promise<Outcome> {
  const { email = '', password = '' } = form;
  const { data } = await callApi('POST /auth/sign-in', { body: { email, password } });
  return { to: landingOf(url.searchParams.get('back'), data.user), session: data };
}

export async function signUp({ callApi, form, url }: ActInput): Promise<Outcome> {
  const { email = '', password = '', displayName = '', phone = '' } = form;
  const { data } = await callApi('POST /auth/sign-up', { body: { email, password, displayName, phone } });
  return { to: safeBack(url.searchParams.get('back')), session: data };
}
