import { expectAccessible } from '../support/expectAccessible.ts';
import { expectReflow } from '../support/expectReflow.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { card, expect, setRole, test } from './adminTest.ts';

test('an administrator reads the failed sign-ins and the changes of roles', async ({
  page,
  admin,
  request,
  person,
}) => {
  expect(admin.token).not.toBe('');
  const displayName = `Log ${person.email}`;
  const headers = { authorization: `Bearer ${person.token}` };
  await request.put('/api/auth/profile', { headers, data: { displayName } });
  await setRole(request, person, 'AUTO USER');
  await request.post('/api/auth/sign-in', { data: { email: person.email, password: 'not this one' } });
  await gotoHydrated(page, '/changes');
  await page.getByRole('navigation', { name: 'Which history' }).getByRole('link', { name: 'Accounts' }).click();
  const filter = page.getByRole('navigation', { name: 'Filter' });
  await filter.getByRole('link', { name: 'New role' }).click();
  const entry = (kind: string) => card(page, displayName).filter({ hasText: kind });
  await expect(entry('New role')).toContainText('Service provider → Homeless liaison');
  await expect(entry('Sign-in failed')).toHaveCount(0);
  await filter.getByRole('link', { name: 'Sign-in failed' }).click();
  await expect(entry('Sign-in failed')).toContainText(/from 10\.\d+\.\d+\.0/);
  await expectAccessible(page);
  await expectReflow(page);
  await gotoHydrated(page, '/changes?log=accounts&kind=ROLE_CHANGED&lang=es');
  await expect(entry('Rol nuevo')).toContainText('por Administrator');
  await expectAccessible(page);
});
