import { type APIRequestContext, expect } from '@playwright/test';

/** Adds a service by the API as the owner of the token. Returns the service. */
export async function addService(request: APIRequestContext, token: string, change: object = {}) {
  const answer = await request.post('/api/services', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...{ name: 'Sample Pantry', description: 'Food for everyone.', serviceSummary: 'Groceries' },
      ...{ type: ['FOOD'], category: ['ALL'], address1: '1 Sample St', city: 'Abilene', zip: '79601' },
      schedules: [{ type: 'WEEKLY', day: 'MONDAY', startTime: '08:00', endTime: '17:00' }],
      ...change,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data as { id: string; name: string; isApproved: boolean };
}

/** Signs in to an existing account. */
export async function signInForToken(
  request: APIRequestContext,
  person: { email: string; password: string },
): Promise<string> {
  const answer = await request.post('/api/auth/sign-in', { data: { email: person.email, password: person.password } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data.token;
}
