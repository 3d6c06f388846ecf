import type { Locator } from '@playwright/test';
import { cardsOnPage } from '../lists/cardsOnPage.ts';
import { setPlace } from '../lists/setPlace.ts';
import { weighPage } from '../lists/weighPage.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { mapOf, marksOf, openMap, searchHereOf } from './mapParts.ts';

test('the map loads after the list, and neither the map nor the alerts shift the layout', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await gotoHydrated(page, '/');
  await expect(marksOf(page).first()).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

test('the map beside the list adds less than 80 kB, once', async ({ page }) => {
  const both = await weighPage(page, '/');
  await expect(marksOf(page).first()).toBeVisible();
  expect(both).toBeLessThan(280_000);
  expect(await weighPage(page, '/?type=FOOD')).toBeLessThan(40_000);
});

test('the map fills the rest of the window, before and after scrolling', async ({ page }) => {
  await openMap(page, '/?type=FOOD');
  const ends = () =>
    mapOf(page)
      .locator('.map-canvas')
      .evaluate((map) => {
        const { top, bottom } = map.getBoundingClientRect();
        return { top, below: window.innerHeight - bottom };
      });
  for (const [width, height] of [
    [1280, 600],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expect.poll(async () => (await ends()).top).toBeGreaterThan(200);
    const { top, below } = await ends();
    expect(top).toBeLessThan(260);
    expect(below).toBeGreaterThan(0);
    expect(below).toBeLessThan(24);
    await page.evaluate(() => window.scrollTo({ top: 2000 }));
    await expect.poll(async () => (await ends()).top).toBeLessThan(60);
    await expect.poll(async () => (await ends()).below).toBeCloseTo(below, 0);
    await expect(page.getByRole('link', { name: 'Leave quickly' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a search that mentions danger fits the map into the window under the notice', async ({ page }) => {
  await gotoHydrated(page, '/?type=FOOD');
  await setPlace(page, '79601');
  await expect(page.getByRole('banner').getByRole('link', { name: /Location/i })).toContainText('79601');
  await expect(marksOf(page).first()).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Search all services' });
  await box.fill('I want to kill myself');
  await box.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '988' })).toBeVisible();
  const canvas = mapOf(page).locator('.map-canvas');
  const end = async () => (await canvas.boundingBox())!.y + (await canvas.boundingBox())!.height;
  await expect.poll(end).toBeLessThan(800);
  const lowest = () =>
    canvas.evaluate((map) => {
      const marks = [...map.querySelectorAll('.map-marker')].map((mark) => mark.getBoundingClientRect());
      return Math.max(...marks.map(({ top, height }) => top + height / 2));
    });
  const note = (await mapOf(page).locator('.leaflet-bottom.leaflet-left').boundingBox())!;
  await expect.poll(lowest).toBeLessThan(note.y);
});

test('the filters of the kind with the most sub-types are in one row, also with the longer words of Spanish', async ({
  page,
}) => {
  await gotoHydrated(page, '/?type=RESOURCES&lang=es');
  const chips = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('details') })
    .first();
  const tops = await chips.locator('> li').evaluateAll((items) => items.map((it) => it.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(6);
  expect(new Set(tops.map(Math.round)).size).toBe(1);
});

test('a card and its marker highlight each other, and nothing scrolls', async ({ page }) => {
  await openMap(page);
  const title = (await marksOf(page).first().getAttribute('title'))!;
  const name = title.split(',')[0]!;
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  const article = card.getByRole('article');
  const mark = marksOf(page).first().locator('.map-mark');
  const [plainCard, plainMark] = [await shadowOf(article), await shadowOf(mark)];

  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await expect.poll(() => shadowOf(mark)).not.toBe(plainMark);
  await page.mouse.move(5, 5);
  await expect.poll(() => shadowOf(mark)).toBe(plainMark);
  await card.getByRole('link', { name, exact: true }).focus();
  await expect.poll(() => shadowOf(mark)).not.toBe(plainMark);

  const scrolled = await page.evaluate(() => window.scrollY);
  await mark.hover();
  await expect.poll(() => shadowOf(article)).not.toBe(plainCard);
  await page.mouse.move(5, 5);
  await expect.poll(() => shadowOf(article)).toBe(plainCard);
  await marksOf(page).first().getByRole('button').focus();
  await expect.poll(() => shadowOf(article)).not.toBe(plainCard);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

function shadowOf(place: Locator): Promise<string> {
  return place.evaluate((element) => getComputedStyle(element).boxShadow);
}

test('after a move, the list changes only when a person searches this area', async ({ page }) => {
  await openMap(page);
  await expect(searchHereOf(page)).toHaveCount(0);
  const before = (await cardsOnPage(page)).map(({ name }) => name);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await mapOf(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(searchHereOf(page)).toBeVisible();
  await page.waitForTimeout(1500);
  expect(requests.filter((url) => url.includes('/services'))).toEqual([]);
  expect((await cardsOnPage(page)).map(({ name }) => name)).toEqual(before);

  await searchHereOf(page).press('Enter');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('closest to the map’s center');
  expect((await cardsOnPage(page)).map(({ name }) => name)).not.toEqual(before);
  await expect(searchHereOf(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Map of services' })).toBeFocused();
});
