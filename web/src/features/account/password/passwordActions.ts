import { paths } from '../../../paths.ts';
import type { ActInput, Outcome } from '../../../routing/act.ts';

/** The page stays, and says that the mail is on its way. */
export async function requestReset({ callApi, form, language }: ActInput): Promise<Outcome> {
  await callApi('POST /auth/request-reset-password', { body: { email: form.email ?? '', language } });
  return {};
}

/** `token` and `email` stand in the address, as the mail's link has them. */
export async function resetPassword({ callApi, form, url }: ActInput): Promise<Outcome> {
  const token = url.searchParams.get('token') ?? '';
  const email = url.searchParams.get('email') ?? '';
  await callApi('POST /auth/password', { body: { token, email, password: form.password ?? '' } });
  return { to: paths.login(), session: null, done: 'passwordReset' };
}

/** All sessions end with it, this one too (rules.md §4). */
export async function changePassword({ callApi, form }: ActInput): Promise<Outcome> {
  const { oldPassword = '', newPassword = '' } = form;
  await callApi('PUT /auth/password', { body: { oldPassword, newPassword } });
  return { to: paths.login(), session: null, done: 'passwordChanged' };
}
