import { expect, type Page } from '@playwright/test';

/** Stores a session on the device before the next page loads. */
export async function signInOnDevice(page: Page, { email, password }: { email: string; password: string }) {
  const answer = await page.request.post('/api/auth/sign-in', { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { data } = await answer.json();
  await page.addInitScript((session) => localStorage.setItem('session', session), JSON.stringify(data));
}
