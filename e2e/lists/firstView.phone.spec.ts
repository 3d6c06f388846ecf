import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { expectReflow } from '../support/expectReflow.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';
import { address } from '../support/testConfig.ts';
import { cardsOnPage } from './cardsOnPage.ts';

test.use({ tab: 'shared' });

const abilene = { longitude: -99.733, latitude: 32.449 };

function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

/** Without a label, no place is chosen. */
async function usePlace(page: Page, label: string): Promise<void> {
  const { longitude, latitude } = abilene;
  const value = encodeURIComponent(`${longitude}|${latitude}|${label}`);
  if (label) await page.context().addCookies([{ name: 'place', value, url: address }]);
}

test('the first card starts near the top of phones of every width, also with a place', async ({ page }) => {
  const open = '/?type=FOOD&open=true';
  for (const place of ['', 'Abilene']) {
    for (const path of [
      '/',
      '/?type=FOOD',
      '/?type=FOOD&lang=es',
      '/?type=EDUCATION&lang=es',
      '/?type=EDUCATION&open=true&lang=es',
      open,
      `${open}&lang=es`,
    ]) {
      await startOver(page);
      await usePlace(page, place);
      await page.goto(path);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 740 });
        const card = cards(page).first();
        const top = async () => (await card.boundingBox())?.y;
        await expect.poll(top, `${path} at ${width} px ${place}`).toBeLessThanOrEqual(330);
        // The star comes with the scripts.
        const star = (await card.getByRole('button').boundingBox())!;
        const directions = (await card.getByRole('link', { name: /^(Directions|Cómo ir)/ }).boundingBox())!;
        expect(star.x, `${path} at ${width} px ${place}`).toBeGreaterThanOrEqual(directions.x + directions.width);
      }
    }
  }
});

/** Waits, because parts of a page that come later move the list. */
async function expectAboveTabs(page: Page, part: Locator, path: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: /^(Kinds of help|Tipos de ayuda)$/ });
  const overlap = async () => {
    const [top, box] = [(await tabs.boundingBox())?.y, await part.boundingBox()];
    return box && top !== undefined ? box.y + box.height - top : Number.POSITIVE_INFINITY;
  };
  await expect.poll(overlap, path).toBeLessThanOrEqual(0);
}

const kinds = ['SHELTER', 'FOOD', 'HEALTH', 'RESOURCES', 'EDUCATION'] as const;
const inBothLanguages = (path: string) => [`${path}&lang=en`, `${path}&lang=es`];

test('two complete cards and the name of a third are above the tab bar, for each kind of help in both languages', async ({
  page,
}) => {
  for (const place of ['', 'Abilene']) {
    await usePlace(page, place);
    for (const path of [...kinds, 'SHELTER&open=true'].flatMap((type) => inBothLanguages(`/?type=${type}`))) {
      await gotoHydrated(page, path);
      await expectAboveTabs(page, cards(page).nth(1), `${path} ${place}`);
      await expectAboveTabs(page, cards(page).nth(2).getByRole('heading'), `${path} ${place}`);
      await expect(page.getByRole('banner').getByText('Amparo', { exact: true })).toBeInViewport();
    }
  }
});

test('a whole card is above the tab bar of the smallest phones, also under the bars of a browser', async ({ page }) => {
  for (const place of ['', 'Abilene']) {
    await usePlace(page, place);
    for (const type of kinds) {
      for (const path of inBothLanguages(`/?type=${type}`)) {
        await page.setViewportSize({ width: 320, height: 568 });
        await gotoHydrated(page, path);
        await expectAboveTabs(page, cards(page).first(), `${path} ${place}`);
        // A shelter has a line about its beds.
        const whole = type === 'SHELTER' ? 0 : 1;
        await page.setViewportSize({ width: 320, height: 640 });
        await expectAboveTabs(page, cards(page).nth(whole), `${path} ${place}`);
      }
    }
  }
  await test.step('the choice of the audience is in the window', async () => {
    await page.setViewportSize({ width: 320, height: 460 });
    await page.getByText('Para: todos').click();
    await expect(page.getByRole('button', { name: 'Mostrar servicios' })).toBeInViewport({ ratio: 1 });
  });
});

test('what is above the list stays while its code loads', async ({ page }) => {
  let load = () => {};
  await page.route(/\/assets\/(OutsideRegion|NoServices|ListTitle)-/, async (route) => {
    await new Promise<void>((resolve) => {
      load = resolve;
    });
    await route.continue();
  });
  for (const [path, text] of [
    ['/?q=food+in+dallas', 'Dallas is outside our region'],
    ['/?q=zzzz', 'Nothing here for “zzzz”'],
    ['/?type=FOOD&view=map', 'Services on this map'],
  ] as const) {
    await startOver(page);
    const held = page.waitForRequest(/\/assets\/(OutsideRegion|NoServices|ListTitle)-/);
    await page.goto(path);
    await held;
    // The page renders again when it is hydrated.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const part = page.getByRole('main').getByText(text);
    await expect(part, path).toHaveCount(1);
    load();
    await expect(part, path).toHaveCount(1);
  }
});

test('the first view of the list', async ({ page }) => {
  await test.step('a card without beds is at most 190 px high', async () => {
    for (const path of kinds.slice(1).flatMap((type) => inBothLanguages(`/?type=${type}`))) {
      await page.goto(path);
      const heights = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(5);
      expect(Math.max(...heights), path).toBeLessThanOrEqual(190);
    }
  });
  await test.step('a card names four things that people get, the first two cards of a phone as many as fit', async () => {
    const textOf = (name: string) => () => cards(page).filter({ hasText: name }).innerText();
    await startOver(page);
    const [showers, clinic] = [textOf('Clean Start Showers and Laundry'), textOf('Comanche Mother and Child Clinic')];
    await page.goto('/?type=RESOURCES');
    await expect.poll(showers).toContain('Showers · Soap and hygiene items · Laundry');
    await page.goto('/?q=clean+start+showers+and+laundry');
    await expect.poll(showers).toMatch(/Soap and hygiene items\s*· 1 more/);
    // With the groups who may come, four do not fit.
    await page.goto('/?type=HEALTH');
    await expect.poll(clinic).toMatch(/families · Health care for children · Vaccines\s*· 2 more/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(clinic).toContain('Health care for children · Vaccines · Pregnancy care · WIC');
    expect(await clinic()).not.toContain('more');
    await page.goto('/?q=clean+start+showers+and+laundry');
    await expect.poll(showers).toContain('Showers · Soap and hygiene items · Laundry');
    await page.setViewportSize({ width: 360, height: 740 });
  });
  await test.step('the labels of six tabs do not break at 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 740 });
    for (const path of ['/?q=comida&lang=es', '/?q=food']) {
      await page.goto(path);
      const labels = page.getByRole('navigation', { name: /^(Kinds of help|Tipos de ayuda)$/ }).locator('a > span');
      const sizes = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect()));
      expect(sizes).toHaveLength(6);
      for (const { height, right } of sizes) {
        expect(height, path).toBeLessThan(20);
        expect(right, path).toBeLessThanOrEqual(320);
      }
    }
    await page.setViewportSize({ width: 360, height: 740 });
  });
  await test.step('the safety bar shrinks while the page is scrolled, and keeps its links and Leave quickly', async () => {
    await startOver(page);
    await gotoHydrated(page, '/?type=FOOD');
    const bar = page.getByRole('complementary', { name: 'Emergency numbers' });
    expect((await bar.boundingBox())?.height).toBe(44);
    await page.mouse.wheel(0, 900);
    await expect.poll(async () => (await bar.boundingBox())?.height).toBe(36);
    for (const name of [/911/, /988/, 'Crisis lines', 'Leave quickly']) {
      await expect(bar.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('the first view has no sideways scrolling at 200 % and at 320 px', async () => {
    await startOver(page);
    for (const path of ['/?type=FOOD&open=true', '/?type=FOOD&lang=es', '/?type=FOOD&view=map', '/location']) {
      await page.goto(path);
      await expectReflow(page);
    }
  });
});

test('one tap leads to open places near me, the nearest first', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(abilene);
  await gotoHydrated(page, '/?type=FOOD');
  await page.getByRole('link', { name: 'Open near me now' }).click();
  await expect(page).toHaveURL('/?type=FOOD&open=true');
  await expect(page.getByRole('status').filter({ hasText: 'closest first' })).toBeVisible();
  const found = await cardsOnPage(page);
  expect(found.length).toBeGreaterThan(0);
  // Services without a known door show no distance.
  const miles = found.flatMap(({ distance }) => distance ?? []);
  expect(miles.length).toBeGreaterThan(3);
  expect(miles).toEqual([...miles].sort((a, b) => a - b));
  for (const { text } of found) expect(text).toContain('Open');
  expect(found[0]?.text).toMatch(/min walk/);
});

test('a refused position leads to the towns, and a town to the open places near it', async ({ page }) => {
  await page.addInitScript(() => {
    const error = { code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' } as const;
    navigator.geolocation.getCurrentPosition = (_found, refused) => refused?.(error);
  });
  await gotoHydrated(page, '/?type=FOOD');
  await page.getByRole('link', { name: 'Open near me now' }).click();
  await expect(page.getByRole('alert')).toContainText('Your device does not tell us where you are.');
  await page.getByRole('button', { name: 'Abilene', exact: true }).click();
  await expect(page).toHaveURL('/?type=FOOD&open=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Food near Abilene');
});

test('the filters and stars of the list', async ({ page }) => {
  await test.step('all active filters are named, and one tap removes them', async () => {
    await gotoHydrated(page, '/?type=FOOD&subType=FOOD_PANTRIES&open=true&category=WOMEN,FAMILIES');
    const main = page.getByRole('main');
    await expect(main.getByText('Filters: Food pantries · Open now · For: women, families')).toBeVisible();
    await main.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/?type=FOOD');
    await expect(main.getByText(/^Filters:/)).toHaveCount(0);
  });
  await test.step('a star on a card saves it to the favorites', async () => {
    await startOver(page);
    await gotoHydrated(page, '/?type=FOOD');
    const [{ name } = { name: '' }] = await cardsOnPage(page);
    const star = cards(page)
      .first()
      .getByRole('button', { name: new RegExp(`^Save\\s*: ${name}$`) });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
    await page.getByRole('link', { name: /^My favorites\s*1$/ }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(name);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the towns, and a town to the open places', async ({ page }) => {
    await page.goto('/?type=FOOD');
    await page.getByRole('link', { name: 'Open near me now' }).click();
    await page.getByRole('button', { name: 'Abilene', exact: true }).click();
    await expect(page).toHaveURL('/?type=FOOD&open=true');
    const found = await cardsOnPage(page);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.distance).not.toBeNull();
  });
});
