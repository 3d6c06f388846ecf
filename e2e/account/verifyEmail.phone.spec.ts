import { addPantry, signInAdministrator } from '../services/serviceForm.ts';
import { findMail } from '../support/readMail.ts';
import { address } from '../support/testConfig.ts';
import { expect, test } from './accountTest.ts';

test.use({ javaScriptEnabled: false });

test('a person signs up without scripts, adds a service, and verifies her email before it is approved', async ({
  page,
  request,
}) => {
  const email = `unproven-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const password = 'a light left on';
  await page.goto('/login?tab=sign_up');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Name' }).fill('Una Sample');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Please open the link in the mail that we sent you.')).toBeVisible();

  const signedIn = await request.post('/api/auth/sign-in', { data: { email, password } });
  const { id } = await addPantry(request, (await signedIn.json()).data, 'Sample Pantry of Una');
  const headers = { authorization: `Bearer ${await signInAdministrator(request)}` };
  const approve = async () => {
    const answer = await request.post('/api/services/approve-services', { headers, data: { services: [id] } });
    return (await answer.json()).data;
  };
  expect((await approve()).refused).toEqual([{ id, key: 'EMAIL_NOT_PROVEN' }]);

  const { text } = await findMail('/verify_email?token=', email);
  const link = /http\S+verify_email\S+/.exec(text!)![0];
  await page.goto(link.slice(address.length));
  await page.getByRole('button', { name: 'Yes, this is my email' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your email is verified.' })).toBeVisible();
  expect((await approve()).done).toEqual([id]);
  await page.goto('/manage_services');
  await expect(page.getByRole('link', { name: 'Sample Pantry of Una' }).first()).toBeVisible();
  await expect(page.getByText('Please open the link in the mail')).toHaveCount(0);
});
