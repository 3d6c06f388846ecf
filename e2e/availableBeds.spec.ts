import { expect, test } from './accountJourney.ts';
import { addService, tokenOf } from './addService.ts';
import { expectNoBarrier } from './expectNoBarrier.ts';
import { openAlive } from './openAlive.ts';
import { administrator } from './setting.ts';
import { signInOnDevice } from './signInOnDevice.ts';

const shelter = { type: ['SHELTER'], totalBeds: 8, availableBeds: 5 };

/** Beds of shelters of one’s own, each in a row that says whose it is. */
async function addShelter(request: Parameters<typeof addService>[0], change: object = {}) {
  const name = `Shelter ${crypto.randomUUID()}`;
  return addService(request, await tokenOf(request, administrator), { ...shelter, name, ...change });
}

test('free beds are counted and typed, and saved as one leaves them', async ({ page, request }) => {
  const { id, name } = await addShelter(request);
  await signInOnDevice(page, administrator);
  await openAlive(page, '/available_beds');
  const row = page.getByRole('article').filter({ hasText: name });
  const box = row.getByRole('textbox');
  const free = async () => (await (await request.get(`/api/services/${id}`)).json()).data.availableBeds;
  await row.getByRole('button', { name: `One bed less: ${name}` }).click();
  await row.getByRole('button', { name: `One bed less: ${name}` }).click();
  await expect(box).toHaveValue('3');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(row.getByRole('status')).toHaveText('Saved');
  await expect(row).toContainText('updated just now');
  expect(await free()).toBe(3);

  await box.fill('many');
  await box.press('Enter');
  await expect(box).toHaveValue('0');
  await expect.poll(free).toBe(0);
  await expect(row.getByRole('button', { name: `One bed less: ${name}` })).toBeDisabled();

  await box.fill('9');
  await box.blur();
  await expect(row.getByRole('status')).toContainText('There are only 8 beds in all.');
  await expect(box).toHaveValue('0');
  expect(await free()).toBe(0);
});

test.describe('without network', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('a row that cannot be saved goes back to what it was, and says why', async ({ page, request, context }) => {
    const { name } = await addShelter(request);
    await signInOnDevice(page, administrator);
    await openAlive(page, '/available_beds');
    const row = page.getByRole('article').filter({ hasText: name });
    await context.route('**/update-available-beds', (route) => route.abort());
    await row.getByRole('textbox').fill('2');
    await row.getByRole('textbox').blur();
    await expect(row.getByRole('status')).toHaveText('Can not connect to server. Please check your network');
    await expect(row.getByRole('textbox')).toHaveValue('5');
  });
});

test('service providers are told that it is not theirs', async ({ page, person }) => {
  await signInOnDevice(page, person);
  await openAlive(page, '/available_beds');
  await expect(page.getByText('This page is for liaisons, coordinators and administrators.')).toBeVisible();
});

for (const language of ['en', 'es'] as const) {
  test(`nothing stands in anybody’s way: ${language}`, async ({ page, request }) => {
    const { name } = await addShelter(request);
    await signInOnDevice(page, administrator);
    await openAlive(page, `/available_beds?lang=${language}`);
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
    await expectNoBarrier(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each row is a form of its own', async ({ page, request }) => {
    const { name } = await addShelter(request);
    await page.goto('/login?back=/available_beds');
    await page.getByRole('textbox', { name: 'Email' }).fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const row = page.getByRole('article').filter({ hasText: name });
    await row.getByRole('textbox').fill('9');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(row.getByRole('status')).toContainText('There are only 8 beds in all.');
    await row.getByRole('textbox').fill('2');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await expect(row).toContainText('2 beds free');
  });
});
