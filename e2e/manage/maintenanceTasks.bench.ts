// TASKS=1 npx playwright test maintenanceTasks: rows for the table in docs/measurements.md.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../account/accountTest.ts';
import { addService } from '../services/addService.ts';
import { addPantry, addWaiting, approve, signInAdministrator, staySignedIn } from '../services/serviceForm.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { Thumb } from '../support/thumb.ts';
import { setRole } from './adminTest.ts';

test.use({ data: 'own' });

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

interface Task {
  name: string;
  page: Page;
  request: APIRequestContext;
  isPhone: boolean;
  person: { token: string };
  /** The page that opens after signing in: the services of a provider, or the overview of an administrator. */
  start: '/manage_services' | '/overview';
  /** How many services the person reads before deciding on them. */
  read?: number;
  act: (thumb: Thumb) => Promise<void>;
}

/**
 * Does a task and prints its row. A person needs 1.3 s for a tap or click, 0.8 for a swipe, 0.3 for a key, and 5 to read
 * a service (name, kind, town, phone, hours, summary, map) and to decide.
 */
async function measure({ name, page, request, isPhone, person, start, read = 0, act }: Task): Promise<void> {
  await staySignedIn(page, request, person);
  await gotoHydrated(page, start);
  const thumb = new Thumb(page, isPhone);
  const startMs = Date.now();
  await act(thumb);
  const machine = (Date.now() - startMs) / 1000;
  const { taps, swipes, characters } = thumb;
  const seconds = Math.round(machine + taps * 1.3 + swipes * 0.8 + characters * 0.3 + read * 5);
  const screen = isPhone ? 'phone' : 'desktop';
  console.log(`| ${name} | ${screen} | ${taps} | ${swipes} | ${characters} | ${machine.toFixed(1)} | ${seconds} |`);
}

/** On a phone, the menu is a page or a drawer. On a desktop, it is beside the page. */
async function openFromMenu(page: Page, thumb: Thumb, isPhone: boolean, name: RegExp): Promise<void> {
  if (isPhone) await thumb.tap(page.getByRole('banner').getByRole('link', { name: /^Menu/ }));
  const menu = page.getByRole('navigation', { name: isPhone ? 'Menu' : 'Your account', exact: true });
  await thumb.tap(menu.getByRole('link', { name }));
}

test('confirm a service', async ({ page, request, person, isMobile }) => {
  const { id, name } = await addPantry(request, person, 'Pantry to confirm');
  await approve(request, id);
  await measure({
    ...{ name: 'confirm a service', page, request, person, isPhone: isMobile, start: '/manage_services' },
    async act(thumb) {
      await thumb.tap(main(page).getByRole('button', { name: `Still correct: ${name}` }));
      await expect(main(page).getByRole('button', { name: `Confirmed: ${name}` })).toBeVisible();
    },
  });
});

test('report a full shelter', async ({ page, request, person, isMobile: isPhone }) => {
  const shelter = { type: ['SHELTER'], totalBeds: 32, availableBeds: 0, name: 'Full Shelter' };
  const { id } = await addService(request, person.token, shelter);
  await approve(request, id);
  await setRole(request, person, 'AUTO USER');
  await measure({
    ...{ name: 'report that a shelter is still full', page, request, person, isPhone, start: '/manage_services' },
    async act(thumb) {
      await openFromMenu(page, thumb, isPhone, /^Available beds/);
      // The list of services has a button with the same name.
      await expect(title(page)).toHaveText('Available beds');
      const row = page.getByRole('article').filter({ hasText: 'Full Shelter' });
      await thumb.tap(row.getByRole('button', { name: /^Still correct/ }));
      await expect(row.getByRole('status')).toHaveText('Saved');
    },
  });
});

test('add a pantry open two days a week', async ({ page, request, person, isMobile: isPhone }) => {
  await measure({
    ...{ name: 'add a pantry open two days a week', page, request, person, isPhone, start: '/manage_services' },
    async act(thumb) {
      const chip = (name: string) =>
        page.locator('label').filter({ has: page.getByRole('checkbox', { name, exact: true }) });
      const next = (step: string) => thumb.tap(page.getByRole('button', { name: `Next: ${step}` }));
      await thumb.tap(main(page).getByRole('link', { name: 'Add a service' }).first());
      await thumb.type(page.locator('[name=name]'), 'Elm Street Pantry');
      await thumb.tap(chip('Food'));
      await thumb.type(page.locator('[name=serviceSummary]'), 'Free groceries');
      await thumb.type(page.locator('[name=description]'), 'A bag of groceries for each family. You need no papers.');
      await next('Where');
      await thumb.type(page.locator('[name=address1]'), '100 Elm St');
      await thumb.type(page.locator('[name=zip]'), '79601');
      await expect(page.locator('[name=city]')).toHaveValue('Abilene');
      await next('When');
      await thumb.tap(chip('Tuesday'));
      await thumb.tap(chip('Thursday'));
      await next('Who');
      await thumb.tap(chip('Everyone'));
      await next('Contact');
      await thumb.type(page.locator('[name=phone]'), '3255550142');
      await thumb.tap(page.getByRole('button', { name: 'Save', exact: true }));
      await expect(page.getByRole('heading', { name: /An administrator looks at it first/ })).toBeFocused();
    },
  });
});

test('approve twenty services', async ({ page, request, person, isMobile: isPhone }) => {
  await addWaiting(request, person, 20);
  const admin = { token: await signInAdministrator(request) };
  const common = { page, request, isPhone, person: admin, start: '/overview' } as const;
  const waiting = isPhone ? main(page).getByRole('article') : page.locator('[data-row]');
  await measure({
    ...{ ...common, name: 'approve twenty services, one by one' },
    async act(thumb) {
      await thumb.tap(main(page).getByRole('link', { name: /services to approve/ }));
      await expect(waiting).toHaveCount(20);
      if (!isPhone) await thumb.key('j');
      for (let left = 19; left >= 0; left -= 1) {
        if (isPhone) await thumb.tap(waiting.first().getByRole('button', { name: /^Approve/ }));
        else await thumb.key('a');
        await expect(waiting).toHaveCount(left);
      }
    },
  });
});

test('approve a hundred of two hundred services with keys', async ({ page, request, person, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys');
  await addWaiting(request, person, 200);
  const admin = { token: await signInAdministrator(request) };
  const beside = page.getByRole('complementary').getByRole('heading', { level: 2 });
  const milliseconds: number[] = [];
  await measure({
    ...{ name: 'approve a hundred of 200 services with keys', page, request, isPhone: false, person: admin },
    ...{ start: '/overview', read: 100 },
    async act(thumb) {
      await thumb.tap(main(page).getByRole('link', { name: /services to approve/ }));
      await page.locator('[data-row]').first().waitFor();
      await thumb.key('j');
      await thumb.key('Enter');
      await expect(beside).toHaveText('Waiting Pantry 200');
      for (let next = 199; next >= 100; next -= 1) {
        milliseconds.push(await page.evaluate(approveAndShow, `Waiting Pantry ${next}`));
        thumb.characters += 1;
      }
      const query = 'isWaiting=true&isShowAll=true&limit=1';
      const waiting = async () =>
        (await (await request.get(`/api/services?${query}`, { headers: bearer(admin.token) })).json()).total;
      await expect.poll(waiting).toBe(100);
    },
  });
  const ordered = milliseconds.sort((a, b) => a - b).map(Math.round);
  console.log(`from the key to the next service, painted: median ${ordered[50]} ms, longest ${ordered[99]} ms`);
});

/** Presses the key in the page. Returns the time until the panel has painted the next service. */
async function approveAndShow(next: string): Promise<number> {
  const startMs = performance.now();
  const frame = () => new Promise(requestAnimationFrame);
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }));
  while (document.querySelector('.table-panel h2')?.textContent !== next) {
    if (performance.now() - startMs > 20_000) throw new Error(`${next} was not shown`);
    await frame();
  }
  await frame();
  return performance.now() - startMs;
}

test('find and fix all services without a phone number', async ({ page, request, isMobile: isPhone }) => {
  const admin = { token: await signInAdministrator(request) };
  const query = 'isManaged=true&problem=NO_PHONE&limit=100';
  const { total } = await (await request.get(`/api/services?${query}`, { headers: bearer(admin.token) })).json();
  const name = `find and fix all ${total} services without a phone number`;
  await measure({
    ...{ name, page, request, isPhone, person: admin, start: '/overview' },
    async act(thumb) {
      await openFromMenu(page, thumb, isPhone, /^Manage services/);
      if (isPhone) await thumb.tap(page.getByText('Filter and sort'));
      await thumb.choose(page.getByLabel('What is missing'), 'No phone');
      await expect(page).toHaveURL(/problem=NO_PHONE/);
      const items = isPhone ? main(page).getByRole('article') : page.locator('[data-row]');
      await expect(items).toHaveCount(total);
      if (!isPhone) await page.getByRole('heading', { level: 1 }).focus();
      for (let left = total - 1; left >= 0; left -= 1) {
        if (isPhone) await fixOnPhone(page, thumb);
        else await fixBesideTable(page, thumb);
        await expect(items).toHaveCount(left);
      }
    },
  });
});

async function fixBesideTable(page: Page, thumb: Thumb): Promise<void> {
  await thumb.key('j');
  await thumb.key('e');
  const panel = page.getByRole('complementary', { name: /^Edit / });
  await expect(panel.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await thumb.type(panel.getByRole('textbox', { name: 'Phone' }), '3255550142');
  await thumb.key('Enter');
  await expectAnnouncement(page, 'Saved');
  await expect(panel).toHaveCount(0);
}

/** The form opens on its own page, at the field; then the person goes back to the list. */
async function fixOnPhone(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(main(page).getByRole('article').first().getByRole('link', { name: /^Edit/ }));
  const phone = page.locator('[name=phone]');
  await expect(phone).toBeFocused();
  await thumb.type(phone, '3255550142');
  await thumb.tap(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('heading', { name: /was updated successfully/ })).toBeFocused();
  await thumb.tap(page.getByRole('banner').getByRole('link', { name: 'Back', exact: true }));
}
