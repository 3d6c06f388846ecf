import type { APIRequestContext, Page } from '@playwright/test';
import { test as base, expect, type TestUser } from '../account/accountTest.ts';
import { signInAdministrator, staySignedIn } from '../services/serviceForm.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A test that opens the page signed in as an administrator. */
export const test = base.extend<{ admin: Pick<TestUser, 'token'> }>({
  admin: async ({ page, request }, use) => {
    const admin = { token: await signInAdministrator(request) };
    await staySignedIn(page, request, admin);
    await use(admin);
  },
});

/** Gives an account a role, as an administrator does. */
export async function setRole(request: APIRequestContext, { token }: TestUser, role: string): Promise<void> {
  const { data: user } = await (await request.get('/api/auth/profile', { headers: bearer(token) })).json();
  const headers = bearer(await signInAdministrator(request));
  const answer = await request.post(`/api/users/${user.id}/set-permission`, { headers, data: { role } });
  expect(answer.status()).toBe(200);
}

/** Writes through the API, as another editor of the same list. */
export async function addByApi(request: APIRequestContext, path: string, entry: object) {
  const headers = bearer(await signInAdministrator(request));
  const answer = await request.post(`/api${path}`, { headers, data: entry });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data;
}

export async function changeByApi(request: APIRequestContext, path: string, entry: object): Promise<void> {
  const headers = bearer(await signInAdministrator(request));
  expect((await request.put(`/api${path}`, { headers, data: entry })).status()).toBe(200);
}

/** The card of an entry by a heading in it. */
export function card(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** Reads the API as a guest. */
export async function readAsGuest(request: APIRequestContext, path: string): Promise<Record<string, unknown>[]> {
  return (await (await request.get(`/api${path}?limit=0`)).json()).data;
}

export { expect };
