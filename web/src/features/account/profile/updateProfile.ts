import type { ActInput, Outcome } from '../../../routing/act.ts';

/** The answer is the current user from now on, for the menu too. */
export async function updateProfile({ callApi, form }: ActInput): Promise<Outcome> {
  const { displayName = '', phone = '' } = form;
  const { data: user } = await callApi('PUT /auth/profile', { body: { displayName, phone } });
  return { user, done: 'profileUpdated' };
}
