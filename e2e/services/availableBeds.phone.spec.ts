import { endSession, expect, signIn, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { denyStorage } from '../support/denyStorage.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';
import { administrator } from '../support/testConfig.ts';
import { addService, signInForToken } from './addService.ts';

test.use({ data: 'own' });

const shelter = { type: ['SHELTER'], totalBeds: 8, availableBeds: 5 };

/** Shelters of one owner. Each row names its shelter. */
async function addShelters(request: Parameters<typeof addService>[0], names: string[]) {
  const token = await signInForToken(request, administrator);
  const added = [];
  for (const name of names) added.push(await addService(request, token, { ...shelter, name }));
  return added;
}

async function addShelter(request: Parameters<typeof addService>[0]) {
  const [added] = await addShelters(request, [`Shelter ${crypto.randomUUID()}`]);
  return added!;
}

test('free beds are saved, and shelters are found', async ({ page, request }) => {
  await test.step('free beds are set by buttons or typing, and saved when the field loses the focus', async () => {
    const { id, name } = await addShelter(request);
    await signInOnDevice(page, administrator);
    await gotoHydrated(page, `/available_beds?q=${name}`);
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
  await test.step('a full shelter is confirmed with one tap, or with Enter', async () => {
    await startOver(page);
    const { id, name } = await addShelter(request);
    await signInOnDevice(page, administrator);
    await gotoHydrated(page, `/available_beds?q=${name}`);
    const row = page.getByRole('article').filter({ hasText: name });
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/update-available-beds')) sent.push(request.postDataJSON().services[0].total);
    });
    await row.getByRole('textbox').fill('0');
    await row.getByRole('button', { name: `Save: ${name}` }).click();
    await expect(row.getByRole('status')).toHaveText('Saved');
    await row.getByRole('button', { name: `Still correct: ${name}` }).click();
    await expect.poll(() => sent).toEqual([0, 0]);
    await expect(row.getByRole('status')).toHaveText('Saved');
    await row.getByRole('textbox').press('Enter');
    await expect.poll(() => sent).toEqual([0, 0, 0]);
    await expect(row.getByRole('status')).toHaveText('Saved');
    expect((await (await request.get(`/api/services/${id}`)).json()).data.availableBeds).toBe(0);
  });
  await test.step('a search finds one of many shelters, and scrolling loads more', async () => {
    await startOver(page);
    const mark = crypto.randomUUID();
    const numbers = Array.from({ length: 27 }, (_, at) => 10 + at);
    await addShelters(
      request,
      numbers.map((number) => `${mark} Shelter ${number}`),
    );
    await signInOnDevice(page, administrator);
    await gotoHydrated(page, '/available_beds');
    const count = page.getByRole('search').getByRole('status');
    await page.getByRole('searchbox').fill(mark.slice(0, 18));
    await expect(count).toHaveText('27 shelters');
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('article')).toHaveCount(27);
    await page.getByRole('searchbox').fill(`${mark} shelter 36`);
    await expect(count).toHaveText('1 shelter');
    await page.getByRole('searchbox').fill('qqqq');
    await expect(page.getByText('No shelter with these words')).toBeVisible();
  });
  await test.step('the page has no barrier', async () => {
    await startOver(page);
    const { name } = await addShelter(request);
    await signInOnDevice(page, administrator);
    await gotoHydrated(page, `/available_beds?lang=es&q=${name}`);
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without network', () => {
  test.use({ expectedComplaints: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('a number waits for the network, and the last one is saved', async ({ page, request, context }) => {
    const { id, name } = await addShelter(request);
    await signInOnDevice(page, administrator);
    await gotoHydrated(page, `/available_beds?q=${name}`);
    const row = page.getByRole('article').filter({ hasText: name });
    const enter = async (count: string) => {
      await row.getByRole('textbox').fill(count);
      await row.getByRole('textbox').blur();
      await expect(row.getByRole('status')).toHaveText(
        'Not saved yet: this number waits on this phone for a connection.',
      );
    };
    await expect(row.getByRole('textbox')).toBeVisible();
    await context.setOffline(true);
    await enter('2');
    await enter('3');
    await context.setOffline(false);
    await expect(row.getByRole('status')).toHaveText('Saved');
    await expect(row.getByRole('textbox')).toHaveValue('3');
    expect((await (await request.get(`/api/services/${id}`)).json()).data.availableBeds).toBe(3);
  });

  test('a number that somebody else has changed meanwhile is shown, not overwritten', async ({
    page,
    request,
    context,
  }) => {
    const { id, name } = await addShelter(request);
    await signInOnDevice(page, administrator);
    await gotoHydrated(page, `/available_beds?q=${name}`);
    const row = page.getByRole('article').filter({ hasText: name });
    await expect(row.getByRole('textbox')).toBeVisible();
    await context.setOffline(true);
    await row.getByRole('textbox').fill('2');
    await row.getByRole('textbox').blur();
    await expect(row.getByRole('status')).toHaveText(
      'Not saved yet: this number waits on this phone for a connection.',
    );
    // The clock of the server does not run in tests, so it cannot tell which number is newer.
    const newer = { id, key: 'CHANGED_MEANWHILE', availableBeds: 1, bedsUpdatedAt: '2026-11-18T16:00:01.000Z' };
    const json = { data: { done: [], refused: [newer], bedsUpdatedAt: newer.bedsUpdatedAt } };
    await context.route('**/update-available-beds', (route) => route.fulfill({ json }));
    await context.setOffline(false);
    await expect(row.getByRole('status')).toHaveText(
      'Someone else has set another number meanwhile. Do you want to replace it?',
    );
    await expect(row.getByRole('textbox')).toHaveValue('1');
    await context.unroute('**/update-available-beds');
    await row.getByRole('button', { name: 'Save 2 again' }).click();
    await expect(row.getByRole('status')).toHaveText('Saved');
    expect((await (await request.get(`/api/services/${id}`)).json()).data.availableBeds).toBe(2);
  });

  test('if the browser stores nothing, a row returns to its value, says why, and can be sent again', async ({
    page,
    request,
    context,
  }) => {
    await denyStorage(page);
    const { id, name } = await addShelter(request);
    await signInOnDevice(page, administrator);
    await gotoHydrated(page, `/available_beds?q=${name}`);
    const row = page.getByRole('article').filter({ hasText: name });
    await context.route('**/update-available-beds', (route) => route.abort());
    await row.getByRole('textbox').fill('2');
    await row.getByRole('textbox').blur();
    await expect(row.getByRole('status')).toHaveText('Can not connect to server. Please check your network');
    await expect(row.getByRole('textbox')).toHaveValue('5');
    await context.unroute('**/update-available-beds');
    await row.getByRole('button', { name: 'Save 2 again' }).click();
    await expect(row.getByRole('status')).toHaveText('Saved');
    await expect(row.getByRole('textbox')).toHaveValue('2');
    await expect(row.getByRole('button', { name: /again/ })).toHaveCount(0);
    expect((await (await request.get(`/api/services/${id}`)).json()).data.availableBeds).toBe(2);
  });
});

test.describe('a confirmation without network', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('waits on the phone, and is sent when the network returns', async ({ page, request, context }) => {
    const { id, name } = await addShelter(request);
    await signInOnDevice(page, administrator);
    await gotoHydrated(page, `/available_beds?q=${name}`);
    const row = page.getByRole('article').filter({ hasText: name });
    await expect(row.getByRole('textbox')).toBeVisible();
    await context.setOffline(true);
    await row.getByRole('button', { name: `Still correct: ${name}` }).click();
    await expect(row.getByRole('status')).toHaveText(
      'Not saved yet: this number waits on this phone for a connection.',
    );
    const sent = page.waitForRequest('**/update-available-beds');
    await context.setOffline(false);
    expect((await sent).postDataJSON().services).toMatchObject([{ id, total: 5 }]);
    await expect(row.getByRole('status')).toHaveText('Saved');
  });
});

test('a number is saved when the tab closes while its field has the focus', async ({ page, request }) => {
  const { id, name } = await addShelter(request);
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, `/available_beds?q=${name}`);
  await page.getByRole('article').filter({ hasText: name }).getByRole('textbox').fill('3');
  await page.close({ runBeforeUnload: true });
  await expect.poll(async () => (await (await request.get(`/api/services/${id}`)).json()).data.availableBeds).toBe(3);
});

test('after an expired session a person signs in, and the number is still there', async ({
  page,
  request,
  context,
}) => {
  const { id, name } = await addShelter(request);
  await gotoHydrated(page, `/login?back=${encodeURIComponent(`/available_beds?q=${name}`)}`);
  await signIn(page, administrator);
  const row = page.getByRole('article').filter({ hasText: name });
  await expect(row.getByRole('button', { name: `One bed less: ${name}` })).toBeVisible();
  await endSession(request, await page.evaluate(() => JSON.parse(localStorage.getItem('session')!).token));
  await row.getByRole('textbox').fill('4');
  await row.getByRole('textbox').blur();
  const opened = context.waitForEvent('page');
  await row.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const beside = await opened;
  await signIn(beside, administrator);
  await expect(beside.getByRole('heading', { level: 1, name: 'Available beds' })).toBeVisible();
  // A plain sign-in leaves the session in the cookie. Scripts move it to the device.
  await expect.poll(() => beside.evaluate(() => localStorage.getItem('session'))).not.toBeNull();
  await beside.close();
  await row.getByRole('button', { name: 'Save 4 again' }).click();
  await expect(row.getByRole('status')).toHaveText('Saved');
  expect((await (await request.get(`/api/services/${id}`)).json()).data.availableBeds).toBe(4);
});

test('service providers have no access', async ({ page, person }) => {
  await signInOnDevice(page, person);
  await gotoHydrated(page, '/available_beds');
  await expect(page.getByText('This page is for liaisons, coordinators and administrators.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each row is its own form', async ({ page, request }) => {
    const mark = crypto.randomUUID();
    const names = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `${letter} Shelter ${mark}`);
    const name = names[25]!;
    await addShelters(request, names);
    await page.goto(`/login?back=${encodeURIComponent(`/available_beds?q=${mark}`)}`);
    await page.getByRole('textbox', { name: 'Email' }).fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const row = page.getByRole('article').filter({ hasText: name });
    await expect(page.getByRole('article')).toHaveCount(25);
    // Rows are laid out when they come into view, which can move the link away from a click.
    await page.getByRole('link', { name: 'Show more' }).press('Enter');
    await expect(page.getByRole('article')).toHaveCount(1);
    await row.getByRole('textbox').fill('9');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(row.getByRole('status')).toContainText('There are only 8 beds in all.');
    await row.getByRole('textbox').fill('2');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await expect(row).toContainText('2 beds free');
  });
});
