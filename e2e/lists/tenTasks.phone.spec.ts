import type { Page } from '@playwright/test';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';
import { Thumb } from '../support/thumb.ts';

test.use({ tab: 'shared' });

interface Task {
  name: string;
  /** The most taps that it may take from the home page. Opening the result is part of it. */
  taps: number;
  act: (page: Page, thumb: Thumb) => Promise<void>;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const result = (page: Page) => cards(page).first().getByRole('heading').getByRole('link');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function search(page: Page, thumb: Thumb, words: string): Promise<void> {
  await thumb.type(page.getByRole('searchbox', { name: 'Search all services' }), words);
  await expect(title(page)).toContainText(words);
}

async function open(page: Page, thumb: Thumb): Promise<void> {
  const name = (await result(page).textContent())!;
  await thumb.tap(result(page));
  await expect(title(page)).toHaveText(name);
}

const searchAndOpen = (words: string) => async (page: Page, thumb: Thumb) => {
  await search(page, thumb, words);
  await open(page, thumb);
};

const tasks: Task[] = [
  {
    name: 'an open pantry nearby',
    taps: 4,
    async act(page, thumb) {
      await thumb.tap(page.getByRole('navigation', { name: 'Kinds of help' }).getByRole('link', { name: 'Food' }));
      await expect(title(page)).toHaveText('Food');
      await thumb.tap(page.getByRole('link', { name: 'Open near me now' }));
      // The phone asks for the location.
      thumb.taps += 1;
      await expect(page.getByRole('status').filter({ hasText: 'closest first' })).toBeVisible();
      await open(page, thumb);
      await expect(page.getByRole('main')).toContainText('Open until');
    },
  },
  {
    name: 'a bed tonight for a woman with two children',
    taps: 2,
    act: searchAndOpen('bed tonight for a woman with two children'),
  },
  { name: 'a dentist without insurance', taps: 2, act: searchAndOpen('dentist no insurance') },
  { name: 'a shower today', taps: 2, act: searchAndOpen('shower today') },
  { name: 'a lawyer who speaks Spanish', taps: 2, act: searchAndOpen('spanish lawyer') },
  {
    name: 'how to get to the clinic by bus',
    taps: 3,
    async act(page, thumb) {
      await search(page, thumb, 'clinic');
      await thumb.tap(
        cards(page)
          .first()
          .getByRole('link', { name: /^Directions/ }),
      );
      const byBus = cards(page).first().getByRole('link', { name: 'By bus' });
      await thumb.look(byBus);
      await expect(byBus).toHaveAttribute('href', /travelmode=transit$/);
    },
  },
  {
    name: 'what is open on Thanksgiving',
    taps: 1,
    async act(page, thumb) {
      await search(page, thumb, 'open on thanksgiving');
      await expect(cards(page).first()).toContainText('Thu, Nov 26');
    },
  },
  {
    name: 'call poison control',
    taps: 2,
    async act(page, thumb) {
      await thumb.tap(page.getByRole('complementary').getByRole('link', { name: 'Crisis lines' }));
      await thumb.look(page.getByRole('link', { name: /^Call 1-800-222-1222/ }));
    },
  },
  {
    name: 'report wrong hours',
    taps: 4,
    async act(page, thumb) {
      await open(page, thumb);
      await thumb.tap(page.getByRole('main').getByRole('link', { name: 'Report a mistake' }));
      const dialog = page.getByRole('dialog');
      const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
      await expect(field('Email')).toBeFocused();
      await thumb.type(field('Email'), 'ana@example.org');
      await thumb.type(field('Message'), 'They close at 4 PM on Friday.');
      await thumb.tap(dialog.getByRole('button', { name: 'Send', exact: true }));
      await expect(dialog).toBeHidden();
    },
  },
  {
    name: 'return to a place that was starred yesterday',
    taps: 3,
    async act(page, thumb) {
      await thumb.tap(page.getByRole('banner').getByRole('link', { name: 'Menu' }));
      await thumb.tap(page.getByRole('link', { name: /^My favorites/ }));
      await expect(title(page)).toHaveText('My favorites');
      await open(page, thumb);
    },
  },
];

test('ten tasks take few taps from the home page, three at most for most of them', { tag: '@offline' }, async ({
  page,
  context,
}) => {
  // Ten visits in one test.
  test.slow();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: -99.733, latitude: 32.449 });
  const starred = (await findService(page.request, 'Porchlight Night Shelter')).replace('/services/', '');
  const done: (Pick<Thumb, 'taps' | 'swipes' | 'characters'> & { seconds: number })[] = [];
  for (const { name, taps: most, act } of tasks) {
    await test.step(name, async () => {
      await startOver(page);
      await page.evaluate((id) => localStorage.setItem('favorites', JSON.stringify([id])), starred);
      await gotoHydrated(page, '/');
      const thumb = new Thumb(page);
      const start = Date.now();
      await act(page, thumb);
      const { taps, swipes, characters } = thumb;
      done.push({ taps, swipes, characters, seconds: (Date.now() - start) / 1000 });
      expect(taps, name).toBeLessThanOrEqual(most);
    });
  }
  const sorted = done.map(({ taps }) => taps).sort((a, b) => a - b);
  expect((sorted[4]! + sorted[5]!) / 2, 'the median of the taps').toBeLessThanOrEqual(3);
  // For the table in docs/measurements.md: TASKS=1 npx playwright test e2e/lists/tenTasks.phone.spec.ts
  if (process.env.TASKS) console.table(done.map((one, i) => ({ task: tasks[i]!.name, ...one })));
});
