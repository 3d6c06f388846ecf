import { overviewCan } from '@amparo/domain/permissions/permissions.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { viewerOf } from '../../http-client/viewerOf.ts';
import { paths, safeBack } from '../../paths.ts';
import type { ActInput, Outcome } from '../../routing/act.ts';

export async function signIn({ callApi, form, url }: ActInput): Promise<Outcome> {
  const { email = '', password = '' } = form;
  const { data } = await callApi('POST /auth/sign-in', { body: { email, password } });
  return { to: landingOf(url.searchParams.get('back'), data.user), session: data };
}

/** The page after signing in: the one that the person came from, otherwise the start page of the role. */
export function landingOf(back: string | null, user: CurrentUser): string {
  const page = safeBack(back);
  return page === paths.home() && overviewCan.open(viewerOf(user)) ? paths.overview() : page;
}

export async function signUp({ callApi, form, url }: ActInput): Promise<Outcome> {
  const { email = '', password = '', displayName = '', phone = '' } = form;
  const { data } = await callApi('POST /auth/sign-up', { body: { email, password, displayName, phone } });
  return { to: safeBack(url.searchParams.get('back')), session: data };
}

/** Signs out on this device also without a network. The session on the server then expires later. */
export async function signOut({ callApi }: ActInput): Promise<Outcome> {
  try {
    await callApi('POST /auth/sign-out');
  } catch (error) {
    if (!errorKeyOf(error)) throw error;
  }
  return { to: paths.login(), session: null, done: 'signedOut' };
}

/** The page stays, and says that the mail is on its way. */
export async function requestReset({ callApi, form, language }: ActInput): Promise<Outcome> {
  await callApi('POST /auth/request-reset-password', { body: { email: form.email ?? '', language } });
  return {};
}

/** The address has `token` and `email` from the link in the mail. */
export async function resetPassword({ callApi, form, url }: ActInput): Promise<Outcome> {
  const token = url.searchParams.get('token') ?? '';
  const email = url.searchParams.get('email') ?? '';
  await callApi('POST /auth/password', { body: { token, email, password: form.password ?? '' } });
  return { to: paths.login(), session: null, done: 'passwordReset' };
}

/** Ends all sessions of the person, also this one (rules.md §4). */
export async function changePassword({ callApi, form }: ActInput): Promise<Outcome> {
  const { oldPassword = '', newPassword = '' } = form;
  await callApi('PUT /auth/password', { body: { oldPassword, newPassword } });
  return { to: paths.login(), session: null, done: 'passwordChanged' };
}

/** Ends the session that the address names, or all others. Another request may have ended it already. */
export async function endSessions({ callApi, url }: ActInput): Promise<Outcome> {
  const end = url.searchParams.get('end') ?? '';
  try {
    if (end === 'others') await callApi('DELETE /auth/sessions');
    else await callApi('DELETE /auth/sessions/:id', { params: { id: end } });
  } catch (error) {
    if (errorKeyOf(error)?.key !== 'NOT_FOUND') throw error;
  }
  return { to: paths.updateProfile(), done: 'sessionsEnded' };
}

/** The menu then shows the changed name too. */
export async function updateProfile({ callApi, form }: ActInput): Promise<Outcome> {
  const { displayName = '', phone = '' } = form;
  const { data: user } = await callApi('PUT /auth/profile', { body: { displayName, phone } });
  return { user, done: 'profileUpdated' };
}
