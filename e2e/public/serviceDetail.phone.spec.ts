import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';
import { address, tiledAddress, tiles } from '../support/testConfig.ts';

const pantry = 'Christian Service Center Food Pantry';
const shelter = 'Porchlight Night Shelter';
const hidden = 'Lantern House';

test.describe('hours and phone numbers', () => {
  test.use({ javaScriptEnabled: false });

  const shown = [
    { name: 'Rotan Storm Shelter and Cots', words: 'We do not know their hours.' },
    { name: 'Cross Plains Food Pantry', words: 'Please contact them before you go.' },
    { name: shelter, words: 'Every night5 PM to 8 AM' },
  ];
  test('hours are shown, also if they are unknown, and a closed place offers a next step', async ({
    page,
    request,
  }) => {
    for (const { name, words } of shown) {
      await page.goto(await findService(request, name));
      await expect(page.getByRole('region', { name: 'Hours' })).toContainText(words);
    }
    await page.goto(await findService(request, 'Northside Overflow Shelter (closed)'));
    const main = page.getByRole('main');
    await expect(main).toContainText('This place has closed for good.');
    await expect(page.getByRole('region', { name: 'Hours' })).toHaveCount(0);
    await main.getByRole('link', { name: 'See other places: Shelter' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shelter' })).toBeVisible();
  });

  test('a phone number has links to call and to text, or only to call if it takes no texts', async ({
    page,
    request,
  }) => {
    await page.goto(await findService(request, shelter));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Text them', exact: true })).toHaveAttribute(
      'href',
      'sms:+13255550142',
    );
    await page.goto(await findService(request, 'Cross Plains Food Pantry'));
    await expect(main.getByRole('link', { name: 'Call 2-1-1' })).toHaveAttribute('href', 'tel:211');
    await expect(main.getByRole('link', { name: 'Text them', exact: true })).toHaveCount(0);
  });
});

const ownPosition = encodeURIComponent('-99.733|32.449|');

test('one tap leads to directions on foot, by bus, or by car, within the first screen', async ({ page, request }) => {
  await page.context().addCookies([{ name: 'place', value: ownPosition, url: address }]);
  await gotoHydrated(page, await findService(request, pantry));
  const directions = page.getByRole('main').getByRole('group', { name: 'Directions' });
  const ways = { 'On foot': 'walking', 'By bus': 'transit', 'By car': 'driving' };
  for (const [name, mode] of Object.entries(ways)) {
    const way = directions.getByRole('link', { name, exact: true });
    await expect(way).toBeInViewport({ ratio: 1 });
    await expect(way).toHaveAttribute('href', new RegExp(`destination=3185.*&travelmode=${mode}$`));
  }
  // Without a transit planner, there is nothing to ask.
  await expect(directions.getByRole('button')).toHaveCount(0);
});

test.describe('with a transit planner', () => {
  test.use({ hasTiledServer: true, otherOrigin: new URL(tiles.url).origin });

  test('the next bus is requested only after a tap, from the position of the device', async ({ page, request }) => {
    const requested: string[] = [];
    const leg = { mode: 'BUS', line: '4', from: null, to: null };
    const times = { departure: '2026-11-18T16:05:00.000Z', arrival: '2026-11-18T16:39:00.000Z' };
    const bus = { ...times, minutes: 34, walkMeters: 300, legs: [{ ...leg, ...times }] };
    await page.route('**/api/directions?*', (route) => {
      requested.push(new URL(route.request().url()).searchParams.get('from') ?? '');
      return route.fulfill({ json: { data: { itineraries: requested.length === 1 ? [bus] : [] } } });
    });
    await page.route(`${new URL(tiles.url).origin}/**`, (route) => route.fulfill({ body: '' }));
    const path = await findService(request, pantry);
    await page.context().addCookies([{ name: 'place', value: ownPosition, url: address }]);
    await gotoHydrated(page, tiledAddress + path);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    const next = page.getByRole('button', { name: 'Next bus from here' });
    await next.click();
    await expect(page.getByText('Bus 4 at 10:05 AM, 34 min, walk 300 m')).toBeVisible();
    expect(requested).toEqual(['-99.733|32.449']);
    await next.click();
    await expect(page.getByText('No bus was found. “By bus” opens the maps app.')).toBeVisible();
    expect(requested).toHaveLength(2);
  });
});

test.describe('sharing', () => {
  test('by text, by email, or with a link to copy', async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const path = await findService(request, pantry);
    await gotoHydrated(page, `${path}?lang=es`);
    await page.getByRole('main').getByText('Compartir', { exact: true }).click();
    const link = `${address}${path}?lang=es`;
    const text = await page.getByRole('link', { name: 'Mensaje de texto' }).getAttribute('href');
    expect(text).toMatch(/^sms:\?&body=/);
    expect(decodeURIComponent(text ?? '')).toContain(`${pantry} ${link}`);
    const letter = page.getByRole('main').getByRole('link', { name: 'Correo electrónico' });
    await expect(letter).toHaveAttribute('href', new RegExp(`^mailto:\\?.*${encodeURIComponent(link)}$`));
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  test('the menu to share a service', async ({ page, request }) => {
    await test.step('Esc or a tap outside closes the share menu', async () => {
      await gotoHydrated(page, await findService(request, pantry));
      const share = page.getByRole('main').getByText('Share', { exact: true });
      const text = page.getByRole('link', { name: 'Text message' });
      await share.click();
      await expect(text).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(text).toBeHidden();
      await share.click();
      await expect(text).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(text).toBeHidden();
    });
    await test.step('a place with a private address is not named', async () => {
      await startOver(page);
      await gotoHydrated(page, await findService(request, hidden));
      await page.getByRole('main').getByText('Share', { exact: true }).click();
      for (const way of ['Text message', 'Email']) {
        const link = page.getByRole('main').getByRole('link', { name: way, exact: true });
        expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).not.toContain(hidden);
      }
    });
  });

  test('uses the phone’s own share menu if there is one', async ({ page, request }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (shared: unknown) => Object.assign(window, { shared }) });
    });
    const path = await findService(request, pantry);
    await gotoHydrated(page, path);
    await page.getByRole('main').getByText('Share', { exact: true }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: unknown }).shared);
    expect(shared).toEqual({ title: pantry, url: address + path });
    await expect(page.getByRole('link', { name: 'Text message' })).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('by text', async ({ page, request }) => {
      const path = await findService(request, pantry);
      await page.goto(path);
      await page.getByRole('main').getByText('Share', { exact: true }).click();
      const text = page.getByRole('link', { name: 'Text message' });
      await expect(text).toBeVisible();
      expect(decodeURIComponent((await text.getAttribute('href')) ?? '')).toContain(address + path);
    });
  });
});

test('prints one clean sheet on white in every theme', async ({ page, request }) => {
  const path = await findService(request, shelter);
  await page.emulateMedia({ colorScheme: 'dark' });
  await gotoHydrated(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shelter);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const printed = await page.locator('body').innerText();
  for (const words of [shelter, '5 PM to 8 AM', '(325) 555-0142', '640 Sample Street', address + path])
    expect(printed).toContain(words);
  for (const words of [
    'Closed till',
    'beds free',
    'today',
    'Share',
    'Send them',
    'Give kudos',
    'Leave quickly',
    'Menu',
  ])
    expect(printed).not.toContain(words);
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  expect(ink).toBe('rgb(27, 35, 56)');
  const sheet = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('two quick taps give one kudo, and another device may give its own', async ({ page, request, browser }) => {
  const path = await findService(request, 'Snyder Evening Kitchen');
  const likes = async () => (await (await request.get(`/api${path}`)).json()).data.likes as number;
  const before = await likes();
  await gotoHydrated(page, path);
  await page.getByRole('main').getByRole('button', { name: 'Give kudos' }).dblclick();
  await expect.poll(likes).toBe(before + 1);
  await expect(page.getByRole('main').getByText('You gave kudos. Thank you!')).toBeVisible();
  expect(await likes()).toBe(before + 1);

  const other = await browser.newContext({ storageState: await page.context().storageState().then(cookiesAlone) });
  const elsewhere = await other.newPage();
  await gotoHydrated(elsewhere, address + path);
  await elsewhere.getByRole('button', { name: 'Give kudos' }).click();
  await expect.poll(likes).toBe(before + 2);
  await other.close();
});

/** Each device has its own storage. */
function cookiesAlone<T>({ cookies }: { cookies: T[] }) {
  return { cookies, origins: [] };
}

test.describe('without network', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('a dialog still closes, and the page stays', async ({ page, request, context }) => {
    await gotoHydrated(page, await findService(request, shelter));
    const opener = page.getByRole('main').getByRole('link', { name: 'Send them a message', exact: true });
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shelter);
    await expect(opener).toBeFocused();
  });
});
