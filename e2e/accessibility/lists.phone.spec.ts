import type { Locator } from '@playwright/test';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';

test.use({ expectedComplaints: /status of 404/ });

interface Screen {
  screen: string;
  path?: string;
  service?: string;
  isPlaced?: boolean;
}

const lists: Screen[] = [
  { screen: 'the list', path: '/' },
  { screen: 'a narrowed list', path: '/?type=HEALTH&subType=COUNSELING&open=true&category=KIDS,SENIORS' },
  { screen: 'a list by distance', path: '/?type=RESOURCES&subType=HYGIENE', isPlaced: true },
  { screen: 'a misspelled search', path: '/?q=laundri' },
  { screen: 'a town', path: '/food/sweetwater' },
  { screen: 'an empty list', path: '/?type=EDUCATION&q=cot&category=LGBT&open=true' },
];
const services: Screen[] = [
  { screen: 'a food pantry', service: 'Christian Service Center Food Pantry', isPlaced: true },
  { screen: 'a shelter with beds', service: 'Porchlight Night Shelter' },
  { screen: 'a confidential shelter', service: 'Lantern House', isPlaced: true },
  { screen: 'a service by appointment', service: 'Betty Hardwick Center' },
  { screen: 'a closed service', service: 'Northside Overflow Shelter (closed)' },
  { screen: 'a service out of season', service: 'Anson Summer Cooling Hall' },
  { screen: 'a service that is not there', path: '/services/01900000-0000-7000-8000-000000000000' },
];
const others: Screen[] = [
  { screen: 'the location page', path: '/location', isPlaced: true },
  { screen: 'the introduction', path: '/introduce' },
  { screen: 'the agreement', path: '/introduce?slide=9' },
  { screen: 'after declining the agreement', path: '/introduce?slide=9&declined=true' },
  { screen: 'a page that is not there', path: '/nowhere' },
];
const groups = [
  { pages: 'lists', screens: lists },
  { pages: 'pages of services', screens: services },
  { pages: 'the location page and the introduction', screens: others },
];

for (const { pages, screens } of groups) {
  test(`${pages} have no barrier`, async ({ page, request, context, baseURL }) => {
    const place = { name: 'place', value: encodeURIComponent('-99.733|32.449|Abilene 79601'), url: baseURL! };
    for (const { screen, path, service, isPlaced } of screens) {
      await test.step(screen, async () => {
        await context.clearCookies({ name: 'place' });
        if (isPlaced) await context.addCookies([place]);
        const address = path ?? (await findService(request, service!));
        await gotoHydrated(page, `${address}${address.includes('?') ? '&' : '?'}lang=es`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page).toHaveTitle(/\S · Amparo$/);
        await expectAccessible(page);
      });
    }
  });
}

test('the messages for an unknown and an ambiguous place have no barrier', async ({ page }) => {
  for (const keyword of ['Xyzzyville', 'Alb']) {
    await page.goto('/location');
    await page.getByRole('textbox', { name: 'City or ZIP code' }).fill(keyword);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    const answer = page.getByRole('alert').or(page.getByText('Which one do you mean?'));
    await expect(answer).toBeVisible();
    await expectAccessible(page);
  }
});

test.describe('at 320 px, and at 400 %', () => {
  test('everything can be read and reached', async ({ page, request }) => {
    await test.step('nothing needs sideways scrolling', async () => {
      const clinic = await findService(request, 'MERCY Health Clinic (Abilene-Taylor County Public Health District)');
      const hidden = await findService(request, 'Lantern House');
      const empty = '/?type=EDUCATION&q=cot&category=LGBT&open=true';
      const plain = ['/', '/?q=laundri&lang=es', '/location', '/introduce?slide=9&lang=es', '/nowhere'];
      for (const path of [...plain, clinic, hidden, empty]) {
        await page.setViewportSize({ width: 320, height: 568 });
        await page.goto(path);
        for (const height of [568, 256]) {
          await page.setViewportSize({ width: 320, height });
          const { wide, sticksOut } = await page.evaluate(() => ({
            wide: document.documentElement.scrollWidth,
            sticksOut: [...document.querySelectorAll('h1, h2, main a, main button, main p, main dd')]
              .filter((element) => element.getBoundingClientRect().width > window.innerWidth)
              .map((element) => element.textContent),
          }));
          expect(wide, path).toBeLessThanOrEqual(320);
          expect(sticksOut, path).toEqual([]);
        }
      }
    });
    await test.step('nothing sticky covers the focused element', async () => {
      await startOver(page);
      await page.setViewportSize({ width: 320, height: 256 });
      await gotoHydrated(page, '/?type=FOOD');
      const cards = page.getByRole('main').getByRole('article');
      for (const index of [0, 3, 7]) {
        const link = cards.nth(index).getByRole('heading', { level: 2 }).getByRole('link');
        await cards
          .nth(index - 1 < 0 ? 0 : index - 1)
          .getByRole('link')
          .last()
          .focus();
        while (!(await link.evaluate((element) => element === document.activeElement))) {
          await page.keyboard.press(index === 0 ? 'Shift+Tab' : 'Tab');
        }
        await expect.poll(() => isSeen(link), `card ${index}`).toBe(true);
      }
    });
  });
});

test.describe('touch targets', () => {
  test('every control can be tapped', async ({ page, request }) => {
    await test.step('the most used controls are 44 px or larger', async () => {
      await page.goto('/?type=FOOD');
      const main = page.getByRole('main');
      const card = main.getByRole('article').filter({ hasText: 'Christian Service Center Food Pantry' });
      const controls = {
        tabs: page.getByRole('navigation', { name: 'Kinds of help' }).getByRole('link'),
        chips: main.getByRole('list', { name: 'Narrow the list' }).getByRole('link'),
        search: page.getByRole('searchbox'),
        searchButton: page.getByRole('button', { name: 'Search', exact: true }),
        header: page.getByRole('banner').getByRole('link'),
        safety: page.getByRole('complementary', { name: 'Emergency numbers' }).getByRole('link'),
        call: card.getByRole('link', { name: /^Call/ }),
        directions: card.getByRole('link', { name: /^Directions/ }),
      };
      for (const [name, control] of Object.entries(controls)) await expectTappable(name, control);

      await card.getByRole('heading', { level: 2 }).getByRole('link').click();
      await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
      await expectTappable('back', page.getByRole('link', { name: 'Back', exact: true }));
      await expectTappable('call', main.getByRole('link', { name: /^Call/ }));
      await expectTappable('directions', main.getByRole('group', { name: 'Directions' }).getByRole('link'));
      await expectTappable('share', main.getByText('Share', { exact: true }));

      await page.goto('/location');
      await expectTappable('box', page.getByRole('textbox', { name: 'City or ZIP code' }));
      await expectTappable('find', page.getByRole('button', { name: 'Find', exact: true }));
      await expectTappable('own location', page.getByRole('button', { name: 'Use my location' }));
    });
    await test.step('no control is smaller than 24 px', async () => {
      await startOver(page);
      for (const path of [
        '/',
        '/location',
        '/crisis_lines',
        '/liaisons',
        '/coordinators',
        '/nowhere',
        await findService(request, 'Lantern House'),
      ]) {
        await page.goto(path);
        for (const role of ['link', 'button', 'searchbox', 'textbox'] as const) {
          const tooSmall = async () => {
            // After scrolling, only the bar of an inner page's header is visible.
            await page.evaluate(() => window.scrollTo(0, 0));
            const small = await smallerThan(page.getByRole(role), 24);
            return small.filter((name) => name !== 'Skip to content');
          };
          // Poll: during hydration a button may replace a link.
          await expect.poll(tooSmall, `${role}s on ${path}`).toEqual([]);
        }
      }
    });
  });
});

async function expectTappable(name: string, control: Locator): Promise<void> {
  await expect(control.first(), name).toBeVisible();
  await expect.poll(() => smallerThan(control, 44), name).toEqual([]);
}

/** Controls that a tap can miss: their center moves out of them within half this size in some direction. */
function smallerThan(targets: Locator, size: number): Promise<string[]> {
  return targets.evaluateAll((elements, size) => {
    const reach = size / 2 - 0.75;
    const isHitAround = (element: Element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      const taps = [
        [0, -reach],
        [0, reach],
        [-reach, 0],
        [reach, 0],
      ] as const;
      return taps.every(([right, down]) =>
        element.contains(document.elementFromPoint(middleX + right, middleY + down)),
      );
    };
    return elements.filter((element) => !isHitAround(element)).map((element) => element.textContent?.trim() ?? '');
  }, size);
}

/** Whether a tap on the middle of the first line reaches the element. */
function isSeen(link: Locator): Promise<boolean> {
  return link.evaluate((element) => {
    const box = element.getClientRects()[0]!;
    const top = document.elementFromPoint(box.x + Math.min(box.width, 40) / 2, box.y + box.height / 2);
    return top !== null && (element.contains(top) || (top.contains(element) && top.closest('article') !== null));
  });
}
