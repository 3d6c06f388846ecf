import type { Page } from '@playwright/test';
import { expect, test } from '../account/accountTest.ts';
import { startOver } from '../support/startOver.ts';
import { addPantry, fillIn, openForm, openStep, signInAdministrator, staySignedIn } from './serviceForm.ts';

test.use({ data: 'own' });

test('an administrator sets an alert with its last day, an owner and a manager', async ({ page, request, person }) => {
  const token = await signInAdministrator(request);
  await staySignedIn(page, request, { token });
  await openForm(page);
  await fillIn(page, 'Pantry with an alert');
  await openStep(page, 'when');
  await page.getByRole('button', { name: 'Every day' }).click();
  await openStep(page, 'more');
  await page.getByText('Alert for everyone', { exact: true }).click();
  await page.getByLabel('Show an alert').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please input What people must know now').first()).toBeVisible();
  await page.getByLabel('What people must know now').fill('Closed for the storm');
  await page.getByLabel('Last day of the alert').fill('2026-11-20');
  await page.getByText('People who manage it', { exact: true }).click();
  await page.getByLabel('Find a person by name, email or phone').fill(person.email);
  await expect(page.getByText('1 person found')).toBeVisible();
  await page.getByRole('button', { name: `Add ${person.email}` }).click();
  await page.getByText('For administrators', { exact: true }).click();
  await page.getByLabel('Email of the owner’s account').fill('nobody-at-all@example.org');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'There is no account with this email' }).click();
  await expect(page.getByLabel('Email of the owner’s account')).toBeFocused();
  await page.getByLabel('Email of the owner’s account').fill(person.email);
  const answered = page.waitForResponse((one) => one.url().endsWith('/api/services') && one.status() === 201);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Everyone can find it now/ })).toBeFocused();
  const { id } = (await (await answered).json()).data;
  const answer = await request.get(`/api/services/${id}?populate=managedUsers`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await answer.json();
  // 11:59 PM of that day in Abilene (spec §4).
  expect(new Date(data.criticalExpiredAt).toISOString()).toMatch(/^2026-11-21T05:59/);
  expect(data).toMatchObject({ userEmail: person.email, criticalDescription: 'Closed for the storm' });
  expect(data.managedUsers.map(({ email }: { email: string }) => email)).toEqual([person.email]);
});

/** Saves the form, and returns the stored position with its precision. */
async function savedPin(page: Page) {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const { data } = await (await saved).json();
  return [data.location.coordinates, data.locationPrecision];
}

test('the pin of a service', async ({ page, request, person }) => {
  await test.step('the address sets the pin, a button moves it, and it is saved', async () => {
    const { id } = await addPantry(request, person, 'Pantry to be pinned');
    await staySignedIn(page, request, person);
    await openForm(page, `/services/${id}/edit`);
    await page.getByRole('button', { name: 'Remove the pin' }).click();
    await page.getByRole('button', { name: 'Find on the map' }).click();
    await expect(page.getByText(/We only found the ZIP code, not the street/)).toBeVisible();
    await expect(page.getByText(/The pin is near Abilene, Taylor County/)).toBeVisible();
    await page.getByRole('button', { name: 'Move the pin north' }).click();
    await page.getByRole('button', { name: 'Move the pin east' }).click();
    const sent = page.waitForRequest((one) => one.method() === 'PUT');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: /was updated successfully/ })).toBeFocused();
    const { location } = (await sent).postDataJSON();
    const found = await request.post('/api/places/geocode', {
      headers: { authorization: `Bearer ${person.token}` },
      data: { address1: '100 Sample St', city: 'Abilene', state: 'TX', zip: '79601' },
    });
    const [longitude, latitude] = (await found.json()).data.coordinates;
    expect(location.coordinates[0]).toBeGreaterThan(longitude);
    expect(location.coordinates[1]).toBeGreaterThan(latitude);
  });
  await test.step('a pin goes with the address by which it was found; one that was there is to be looked at', async () => {
    await startOver(page);
    const { id } = await addPantry(request, person, 'Pantry that moved');
    await staySignedIn(page, request, person);
    await openForm(page);
    await fillIn(page, 'Pantry of Snyder');
    await openStep(page, 'when');
    await page.getByRole('button', { name: 'Every day' }).click();
    await openStep(page, 'where');
    await page.getByRole('button', { name: 'Find on the map' }).click();
    await expect(page.getByText(/We only found the ZIP code, not the street/)).toBeVisible();
    await page.locator('[name=zip]').fill('79549');
    await expect(page.getByText(/You changed the address, so the pin is gone/)).toBeVisible();
    await expect(page.locator('[name=city]')).toHaveValue('Snyder');
    const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/services'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: /Added successfully/ })).toBeFocused();
    expect((await sent).postDataJSON()).toMatchObject({ city: 'Snyder', location: null });

    await openForm(page, `/services/${id}/edit`);
    await page.locator('[name=address1]').fill('300 Sample St');
    await expect(page.getByText(/Please check that the pin is at the new door/)).toBeVisible();
    await page.getByRole('button', { name: 'Move the pin north' }).click();
    await expect(page.getByText(/Please check that the pin is at the new door/)).toHaveCount(0);
  });
});

test('the exact position of a service', async ({ page, request, person }) => {
  await test.step('a pasted link of a map sets the exact position', async () => {
    const { id } = await addPantry(request, person, 'Pantry on a map');
    await staySignedIn(page, request, person);
    await openForm(page, `/services/${id}/edit`);
    const link = 'https://www.google.com/maps/place/Pantry/@32.5,-99.8,17z/data=!8m2!3d32.45021!4d-99.73342';
    await page.getByLabel('Or paste coordinates or a maps link').fill(link);
    await expect(page.getByText('The pin is at the pasted position.')).toBeVisible();
    expect(await savedPin(page)).toEqual([[-99.73342, 32.45021], 'exact']);
  });
  await test.step('the position of a phone at the door is exact; a rough one waits for the person', async () => {
    await startOver(page);
    const { id } = await addPantry(request, person, 'Pantry where I stand');
    await staySignedIn(page, request, person);
    const stand = page.getByRole('button', { name: 'I am standing there now' });
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 32.451234567, longitude: -99.7345, accuracy: 400 });
    await openForm(page, `/services/${id}/edit`);
    await stand.click();
    await expect(page.getByText('only to about 400 meters. Place the pin at the door.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'The pin is at the door' })).toBeVisible();
    await page.context().setGeolocation({ latitude: 32.451234567, longitude: -99.7345, accuracy: 12 });
    await stand.click();
    await expect(page.getByText('The pin is where you stand.')).toBeVisible();
    expect(await savedPin(page)).toEqual([[-99.7345, 32.45123], 'exact']);
    await page.context().clearPermissions();
  });
});
