import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { expect, test } from './adminTest.ts';

test.use({ data: 'own' });

test('an administrator allows more services in one step, from the notification', async ({
  page,
  admin: _,
  request,
  person,
}) => {
  const headers = { authorization: `Bearer ${person.token}` };
  expect((await request.post('/api/auth/request-more-services', { headers })).status()).toBe(200);
  await gotoHydrated(page, '/notifications');
  await page.getByRole('link', { name: /asks to add more services|asks for more/ }).click();
  const allow = page.getByRole('button', { name: 'Allow 3 more' });
  await expect(allow).toBeVisible();
  await expectAccessible(page);
  await allow.click();
  await expectAnnouncement(page, 'They may add 3 more services now. We told them.');
  await expect(allow).toHaveCount(0);
  const { data } = await (await request.get('/api/auth/profile', { headers })).json();
  expect(data.totalServices).toBe(6);
});
