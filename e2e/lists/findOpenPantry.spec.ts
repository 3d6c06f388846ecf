import type { Page } from '@playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { cardsOnPage } from './cardsOnPage.ts';

/** Which pantries are open on a Wednesday at ten, by the hours in the region's sample data. */
const openPantries = [
  'Blackwell Blessing Box',
  'Christian Service Center Food Pantry',
  'Diaper and Formula Pantry of Abilene',
  'Doorstep Groceries',
  'Food Bank of West Central Texas',
  'Love & Care Ministries Food Pantry',
  'Peach Orchard Mobile Pantry',
];

/** From the home page in English, by the controls. */
async function findPantries(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('navigation', { name: 'Tipos de ayuda' }).getByRole('link', { name: 'Comida' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comida' })).toBeVisible();
  const pantries = page.getByRole('main').getByRole('link', { name: /^Despensas/ });
  await pantries.click();
  await expect(pantries).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Ubicación/i })
    .click();
  await page.getByRole('combobox', { name: 'Ciudad o código postal' }).fill('79601');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Abierto ahora' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^7\slugares/ })).toBeVisible();
}

test('finds the open pantries near 79601 in Spanish, opens one, and returns to the same list in two ways', {
  tag: '@offline',
}, async ({ page, network }) => {
  await findPantries(page);
  await expect(page.getByRole('status').filter({ hasText: 'por cercanía' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /Ubicación/i })).toContainText('79601');
  const chosen = page.getByRole('main').getByRole('link', { name: /^Despensas/ });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  const cards = await cardsOnPage(page);
  expect(cards.map(({ name }) => name).sort()).toEqual(openPantries);
  // A distance is shown only to a known door. The other pantries have their town.
  const distances = cards.flatMap(({ distance }) => distance ?? []);
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
  expect(distances.length).toBeGreaterThan(0);
  const withoutDoor = cards.filter(({ distance }) => distance === null);
  expect(withoutDoor.length).toBeGreaterThan(0);
  for (const { text } of withoutDoor) {
    expect(text).toMatch(/\b(en [A-Z]|cerca de \d{5})/);
    expect(text).not.toContain('a pie');
  }
  for (const { text } of cards) expect(text).toMatch(/Abierto (hasta las? \d+:\d\d [ap]\. m\.|las 24 horas)/);
  const openTill = Object.fromEntries(cards.map(({ name, text }) => [name, text]));
  expect(openTill['Love & Care Ministries Food Pantry']).toContain('Abierto hasta las 11:30 a. m.');
  expect(openTill['Food Bank of West Central Texas']).toContain('Abierto hasta las 4:00 p. m.');

  const list = page.url();
  await page.getByRole('link', { name: 'Christian Service Center Food Pantry', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Christian Service Center Food Pantry');
  const main = page.getByRole('main');
  await expect(main).toContainText('Abierto hasta las 12:00 p. m.');
  const hours = main.getByRole('region', { name: 'Horario' });
  await expect(hours.getByRole('term')).toHaveText([
    'Lunes a viernes (hoy)',
    'Sábado y domingo',
    'Primer sábado del mes',
  ]);
  await expect(hours).toContainText('de 9 a. m. a mediodía');
  await expect(main.getByRole('region', { name: 'Dónde está' })).toContainText('3185 North 10th Street');
  await expect(main.getByRole('link', { name: /^Llamar/ })).toHaveAttribute('href', 'tel:+13256737531');
  const directions = main.getByRole('group', { name: 'Cómo ir' }).getByRole('link', { name: 'En camión' });
  await expect(directions).toHaveAttribute('href', /^https:\/\/.*3185.North.10th.Street.*Abilene.*travelmode=transit/);

  await page.getByRole('banner').getByRole('link', { name: 'Regresar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comida' })).toBeVisible();
  expect(page.url()).toBe(list);
  expect(await cardsOnPage(page)).toEqual(cards);

  const card = page.getByRole('link', { name: 'Peach Orchard Mobile Pantry', exact: true });
  await card.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peach Orchard Mobile Pantry');
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(await cardsOnPage(page)).toEqual(cards);
  // The line about stored data comes and goes with the network.
  const most = network === 'flapping' ? 100 : 0;
  const moved = () => page.evaluate((before) => Math.abs(window.scrollY - before), scrolled);
  await expect.poll(moved).toBeLessThanOrEqual(most);
});
