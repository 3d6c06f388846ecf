import { overviewCan } from '@amparo/domain/permissions/permissions.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { viewerOf } from '../../http-client/viewerOf.ts';
import { paths, safeBack } from '../../paths.ts';
import { rarePaths } from '../../rarePaths.ts';
import type { ActInput, Outcome } from '../../routing/act.ts';

export async function signIn({ callApi, form, url }: ActInput): Promise<Outcome> {
  const { email = '', password = '' } = form;
  const back = url.searchParams.get('back');
  try {
    const { data } = await callApi('POST /auth/sign-in', { body: { email, password } });
    return { to: landingOf(back, data.user), session: data };
  } catch (error) {
    const to = secondStepPath(error, back);
    if (!to) throw error;
    return { to };
  }
}

/** The address of the page that asks for the code, or null for another error. */
export function secondStepPath(error: unknown, back: string | null): string | null {
  if (errorKeyOf(error)?.key !== 'SECOND_FACTOR_REQUIRED') return null;
  const { challenge, hasPasskey } = (error as { data: unknown }).data as { challenge: string; hasPasskey: boolean };
  return secondStepAddress({ challenge, back: safeBack(back), hasPasskey });
}

interface SecondStep {
  challenge: string;
  back: string;
  hasPasskey: boolean;
}

/** The challenge works once, for ten minutes, and only with a code or a passkey. So the address may contain it. */
export function secondStepAddress({ challenge, back, hasPasskey }: SecondStep): string {
  const login = paths.login({ back });
  const search = new URLSearchParams({ challenge, ...(hasPasskey && { passkey: 'yes' }) });
  return `${login}${login.includes('?') ? '&' : '?'}${search}`;
}

export async function signInWithCode({ callApi, form, url }: ActInput): Promise<Outcome> {
  const challenge = url.searchParams.get('challenge') ?? '';
  const { data } = await callApi('POST /auth/sign-in/second-factor', { body: { challenge, code: form.code ?? '' } });
  return { to: landingOf(url.searchParams.get('back'), data.user), session: data };
}

/** The form contains what the device has signed, as JSON. */
export async function signInWithPasskey({ callApi, form, url }: ActInput): Promise<Outcome> {
  const challenge = url.searchParams.get('challenge') ?? '';
  const credential = JSON.parse(form.credential ?? '');
  const { data } = await callApi('POST /auth/sign-in/passkey', { body: { challenge, credential } });
  return { to: landingOf(url.searchParams.get('back'), data.user), session: data };
}

/**
 * The page after signing in: the one that the person came from. From the public list, it is the start page of the role,
 * because visitors need no account: the overview, or the services of a provider.
 */
export function landingOf(back: string | null, user: CurrentUser): string {
  const page = safeBack(back);
  if (page.split('?')[0] !== paths.home()) return page;
  return overviewCan.open(viewerOf(user)) ? rarePaths.overview() : rarePaths.manageServices();
}

export async function signUp({ callApi, form, url, language }: ActInput): Promise<Outcome> {
  const { email = '', password = '', displayName = '', phone = '' } = form;
  const { data } = await callApi('POST /auth/sign-up', { body: { email, password, displayName, phone, language } });
  return { to: landingOf(url.searchParams.get('back'), data.user), session: data };
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
  return { to: rarePaths.updateProfile(), done: 'sessionsEnded' };
}

/** The menu then shows the changed name too. */
export async function updateProfile({ callApi, form }: ActInput): Promise<Outcome> {
  const { displayName = '', phone = '' } = form;
  const { data: user } = await callApi('PUT /auth/profile', { body: { displayName, phone } });
  return { user, done: 'profileUpdated' };
}

/** The form has only the fields that the account needs. */
export async function deleteAccount({ callApi, form, language }: ActInput): Promise<Outcome> {
  const { password, email, code } = form;
  const proof = { ...(password && { password }), ...(email && { email }), ...(code && { code }) };
  await callApi('POST /auth/delete-account', { body: { ...proof, language } });
  return { to: paths.login(), session: null, done: 'accountDeleted' };
}

/** With the token of a mail, proves the email. Otherwise sends the link again: the page stays, and says so. */
export async function verifyEmail({ callApi, url, language }: ActInput): Promise<Outcome> {
  const token = url.searchParams.get('token');
  const proven = { to: `${rarePaths.verifyEmail()}?done=emailVerified` };
  if (token) {
    await callApi('PUT /auth/email-proof', { body: { token } });
    return proven;
  }
  const { data } = await callApi('POST /auth/email-proof', { body: { language } });
  return data.isProven ? proven : {};
}
