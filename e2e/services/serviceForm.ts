import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type TestUser } from '../account/accountTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { administrator } from '../support/testConfig.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Stores this person's session in the browser. */
export async function staySignedIn(page: Page, request: APIRequestContext, { token }: Pick<TestUser, 'token'>) {
  const answer = await request.get('/api/auth/profile', { headers: bearer(token) });
  const { data: user } = await answer.json();
  await page.addInitScript((session) => {
    // Only once, so that the page's own changes of the session remain.
    if (sessionStorage.getItem('kept')) return;
    sessionStorage.setItem('kept', 'yes');
    localStorage.setItem('session', session);
  }, JSON.stringify({ token, user }));
}

export async function signInAdministrator(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/auth/sign-in', { data: administrator });
  return (await answer.json()).data.token;
}

export async function administratorHeaders(request: APIRequestContext) {
  return bearer(await signInAdministrator(request));
}

export async function approve(request: APIRequestContext, id: string): Promise<void> {
  const headers = await administratorHeaders(request);
  const answer = await request.post('/api/services/approve-services', { headers, data: { services: [id] } });
  expect((await answer.json()).data.done).toEqual([id]);
}

/** A pantry of this person, through the API. `from`: a header with an IP address, if it adds many. */
export async function addPantry(
  request: APIRequestContext,
  { token }: Pick<TestUser, 'token'>,
  name: string,
  from: object = {},
) {
  const service = {
    name,
    serviceSummary: 'Free groceries',
    description: 'Groceries once a week.',
    type: ['FOOD'],
    category: ['ALL'],
    address1: '100 Sample St',
    city: 'Abilene',
    zip: '79601',
    schedules: [{ type: 'WEEKLY', day: 'MONDAY', startTime: '09:00', endTime: '12:00' }],
  };
  const headers = { ...bearer(token), ...from };
  const answer = await request.post('/api/services', { headers, data: service });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data;
}

/** As many pantries that wait for approval. Returns the newest one. */
export async function addWaiting(request: APIRequestContext, person: TestUser, count: number) {
  const admin = bearer(await signInAdministrator(request));
  const { data: user } = await (await request.get('/api/auth/profile', { headers: bearer(person.token) })).json();
  const { displayName, phone } = user;
  const change = { displayName, phone, totalServices: count };
  expect((await request.put(`/api/users/${user.id}`, { headers: admin, data: change })).status()).toBe(200);
  const add = (n: number) => addPantry(request, person, `Waiting Pantry ${n}`, addressOf(n));
  for (let n = 1; n < count; n += 1) await add(n);
  return add(count);
}

const addressOf = (n: number) => ({ 'x-forwarded-for': `10.9.${Math.floor(n / 250)}.${n % 250}` });

export async function editByApi(
  request: APIRequestContext,
  { token }: Pick<TestUser, 'token'>,
  id: string,
  change: object,
) {
  const headers = bearer(token);
  const { data } = await (await request.get(`/api/services/${id}`, { headers })).json();
  const { name, serviceSummary, description, type, category, address1, city, zip, phone, schedules, updatedAt } = data;
  const body = { name, serviceSummary, description, type, category, address1, city, zip, phone, schedules, updatedAt };
  const answer = await request.put(`/api/services/${id}`, { headers, data: { ...body, ...change } });
  expect(answer.status()).toBe(200);
}

/** Opens the form, and waits until it can be filled in. */
export async function openForm(page: Page, path = '/add_service'): Promise<void> {
  await gotoHydrated(page, path);
  await expect(page.locator('[name=name]')).toBeVisible();
}

const steps = ['what', 'where', 'when', 'who', 'contact', 'more'] as const;

/** Opens a step of the form of a new service in English or Spanish. */
export async function openStep(page: Page, step: (typeof steps)[number]): Promise<void> {
  const list = page.getByRole('navigation', { name: /^(Steps of the form|Pasos del formulario)$/ });
  await list.getByRole('button').nth(steps.indexOf(step)).click();
}

/** Fills the required fields except the hours in English or Spanish, by the names of the inputs, which do not change. */
export async function fillIn(page: Page, name: string, kind = 'FOOD'): Promise<void> {
  const chip = (group: string, index: number) => page.locator(`[name="${group}"]`).nth(index);
  await page.locator('[name=name]').fill(name);
  await chip('type', ['FOOD', 'SHELTER'].indexOf(kind)).check();
  // The texts in the page's language come first. The others are in a fold.
  await page.locator('[name^=serviceSummary]').first().fill('A sample summary');
  await page.locator('[name^=description]').first().fill('A sample description.');
  await openStep(page, 'who');
  await chip('category', 0).check();
  await openStep(page, 'where');
  await page.locator('[name=address1]').fill('100 Sample St');
  await page.locator('[name=zip]').fill('79601');
  await expect(page.locator('[name=city]')).toHaveValue('Abilene');
}
