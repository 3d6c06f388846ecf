import { expect, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { administrator } from '../support/testConfig.ts';
import { addService, signInForToken } from './addService.ts';

test.use({ data: 'own' });

test('a volunteer counts the beds of one shelter by a link, without an account or scripts', async ({
  page,
  request,
  browser,
}) => {
  const token = await signInForToken(request, administrator);
  const beds = { type: ['SHELTER'], totalBeds: 8, availableBeds: 5, name: 'Night Shelter' };
  const { id } = await addService(request, token, beds);
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, `/services/${id}/bed_link`);
  await page.getByRole('button', { name: 'Create the link' }).click();
  await expect(page.getByText('Here is the link.')).toBeVisible();
  await expectAccessible(page);
  const sms = await page.getByRole('link', { name: 'Send as a text message' }).getAttribute('href');
  const link = /https?:\S+/.exec(decodeURIComponent(sms!))![0];

  const context = await browser.newContext({ javaScriptEnabled: false });
  const volunteer = await context.newPage();
  await volunteer.goto(new URL(link).pathname + new URL(link).search);
  const field = volunteer.getByRole('textbox', { name: 'Free beds, of 8' });
  const save = volunteer.getByRole('button', { name: 'Save' });
  await expect(field).toHaveValue('5');
  await field.fill('9');
  await save.click();
  await expect(volunteer.getByText('There are only 8 beds in all')).toBeVisible();
  await expect(field).toHaveValue('9');
  await field.fill('2');
  await save.click();
  await expect(volunteer.getByRole('status')).toContainText('Saved.');
  expect((await (await request.get(`/api/services/${id}`)).json()).data.availableBeds).toBe(2);

  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByText('There is no link yet.')).toBeVisible();
  await volunteer.reload();
  await expect(volunteer.getByRole('alert')).toContainText('This link is no longer valid.');
  await context.close();
});
