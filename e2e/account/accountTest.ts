import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { test as base, expect } from '../support/browserTest.ts';

export interface TestUser {
  email: string;
  password: string;
  displayName: string;
  token: string;
}

/**
 * A test with its own account and its own IP address, because the server limits requests per address. The console may
 * show failed requests.
 */
export const test = base.extend<{ person: TestUser }>({
  // biome-ignore lint/correctness/noEmptyPattern: as below
  expectedComplaints: async ({}, use) => use(/status of 4\d\d/),
  // The pages of guests are tested with motion.
  contextOptions: { reducedMotion: 'reduce' },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  extraHTTPHeaders: async ({}, use, { testId, project }) => {
    const [a, b, c] = createHash('sha256').update(`${testId} ${project.name}`).digest();
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` });
  },
  person: async ({ request }, use, { testId, project }) => {
    const email = `ana-${testId}-${project.name}@example.org`;
    await use(await signUp(request, email));
  },
});

async function signUp(request: APIRequestContext, email: string): Promise<TestUser> {
  const person = { email, password: 'a light left on', displayName: 'Ana Sample' };
  const answer = await request.post('/api/auth/sign-up', { data: { ...person, phone: '(325) 555-0100' } });
  expect(answer.status()).toBe(201);
  const { data } = await answer.json();
  return { ...person, token: data.token };
}

/** Fills in and sends the form of the page that is open, in English. */
export async function signIn(page: Page, { email, password }: Pick<TestUser, 'email' | 'password'>): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens the menu, as a drawer or as a page. */
export async function openMenu(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Men[uú]( |$)/ })
    .click();
  return page.getByRole('navigation', { name: /^Men[uú]$/ });
}

/** Ends the session on the server, as a changed password does. The device does not know it. */
export async function endSession(request: APIRequestContext, token: string): Promise<void> {
  const answer = await request.post('/api/auth/sign-out', { headers: { authorization: `Bearer ${token}` } });
  expect((await answer.json()).data).toEqual({ endedSessions: 1 });
}

export { expect };
