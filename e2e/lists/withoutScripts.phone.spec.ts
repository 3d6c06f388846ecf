import { expect, test } from '../support/browserTest.ts';
import { startOver } from '../support/startOver.ts';
import { cardsOnPage } from './cardsOnPage.ts';
import { setPlace } from './setPlace.ts';

test.use({ javaScriptEnabled: false });

const notFound = 'No matching results found. Please enter a different location';

test('tabs, chips, open-only and audience are plain links', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await page.getByRole('navigation', { name: 'Kinds of help' }).getByRole('link', { name: 'Food' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Food' })).toBeVisible();
  const all = (await cardsOnPage(page)).length;

  await main.getByRole('link', { name: /^Food pantries/i }).click();
  await expect(main.getByRole('link', { name: /^Food pantries/i })).toHaveAttribute('aria-current', 'true');
  const pantries = (await cardsOnPage(page)).length;
  expect(pantries).toBeGreaterThan(7);
  expect(pantries).toBeLessThan(all);

  await main.getByRole('link', { name: 'Open now' }).click();
  expect(await cardsOnPage(page)).toHaveLength(7);
  await main.getByRole('link', { name: 'Open now' }).click();
  expect(await cardsOnPage(page)).toHaveLength(pantries);

  await main.getByText(/^For: anyone/).click();
  await main.getByRole('checkbox', { name: 'Seniors' }).check();
  await main.getByRole('button', { name: 'Show services' }).click();
  await expect(main.getByText(/^For: seniors/)).toBeVisible();
  const forSeniors = (await cardsOnPage(page)).length;
  expect(forSeniors).toBeGreaterThan(0);
  expect(forSeniors).toBeLessThan(pantries);

  await main.getByText(/^For: seniors/).click();
  await expect(main.getByRole('checkbox', { name: 'Seniors' })).toBeChecked();
  await main.getByRole('checkbox', { name: 'Families' }).check();
  await main.getByRole('button', { name: 'Show services' }).click();
  await expect(main.getByText(/^For: seniors, families/)).toBeVisible();
  expect((await cardsOnPage(page)).length).toBeGreaterThanOrEqual(forSeniors);

  await main.getByText(/^For: seniors, families/).click();
  await main.getByRole('checkbox', { name: 'Everyone' }).check();
  await main.getByRole('button', { name: 'Show services' }).click();
  await expect(main.getByText(/^For: everyone/)).toBeVisible();
  expect(await cardsOnPage(page)).toHaveLength(pantries);
});

test('the list and the page of a service', async ({ page }) => {
  await test.step('search is a plain form, and a long list comes page by page', async () => {
    await page.goto('/?type=HEALTH');
    await page.getByRole('searchbox', { name: 'Search all services' }).fill('Abilene');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Abilene');
    const first = await cardsOnPage(page);
    expect(first).toHaveLength(100);

    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page.getByRole('status')).toContainText('Page 2');
    const second = await cardsOnPage(page);
    expect(second.length).toBeGreaterThan(0);
    const seen = new Set(first.map(({ name }) => name));
    expect(second.filter(({ name }) => seen.has(name))).toEqual([]);

    await page.getByRole('link', { name: 'Previous page' }).click();
    // A page this long may be visible before it is complete.
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(first.length);
    expect(await cardsOnPage(page)).toEqual(first);
  });
  await test.step('hours use the server’s clock: a Wednesday at ten', async () => {
    await startOver(page);
    await page.goto('/?type=FOOD');
    const cards = await cardsOnPage(page);
    const textOf = (name: string) => cards.find((card) => card.name === name)?.text;
    expect(textOf('Snyder Evening Kitchen')).toContain('Closed till 5:00 PM');
    expect(textOf('Merkel Rooster Pantry')).toContain('Closed until Saturday 8:00 AM');
    await page.getByRole('link', { name: 'Snyder Evening Kitchen', exact: true }).click();
    await expect(page.getByRole('term').filter({ hasText: 'today' })).toHaveText('Monday to Saturday (today)');
  });
  await test.step('a service’s page, its language, and back', async () => {
    await startOver(page);
    await page.goto('/?type=FOOD');
    await page.getByRole('link', { name: 'Christian Service Center Food Pantry', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Christian Service Center Food Pantry');
    await expect(page.getByRole('region', { name: 'Hours' })).toContainText('Monday to Friday');
    await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      'tel:+13256737531',
    );

    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('region', { name: 'Horario' })).toContainText('Lunes a viernes');
    await page.getByRole('banner').getByRole('link', { name: 'Regresar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Comida' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Refugio' })).toBeVisible();
  });
  await test.step('nothing on the page needs scripts that are off', async () => {
    await startOver(page);
    await page.goto('/?type=FOOD');
    for (const button of await page.getByRole('button').all()) await expect(button).toHaveAttribute('type', 'submit');
    await page.getByRole('link', { name: 'Christian Service Center Food Pantry', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Christian Service Center Food Pantry');
    for (const button of await page.getByRole('button').all()) await expect(button).toHaveAttribute('type', 'submit');
  });
});

test('a place is entered, chosen, or ambiguous', async ({ page }) => {
  await test.step('an unknown place keeps the input; a known one sorts by distance', async () => {
    await page.goto('/?type=FOOD&open=true');
    await setPlace(page, 'Xyzzyville');
    const box = page.getByRole('textbox', { name: 'City or ZIP code' });
    await expect(box).toHaveValue('Xyzzyville');
    await expect(page.getByRole('alert')).toHaveText(notFound);

    await box.fill('79601');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Food' })).toBeVisible();
    // Open ones come first, the nearest of them at the top.
    const [first, second] = (await cardsOnPage(page)).map(({ distance }) => distance);
    expect(first).toBeLessThanOrEqual(second!);

    await page
      .getByRole('banner')
      .getByRole('link', { name: /Location/i })
      .click();
    await page.getByRole('button', { name: 'Clear location' }).click();
    expect((await cardsOnPage(page))[0]?.distance).toBeNull();
  });
  await test.step('a town of the region is chosen with one button', async () => {
    await startOver(page);
    await page.goto('/location?back=%2F%3Ftype%3DFOOD');
    await page.getByRole('group', { name: 'Or choose a town' }).getByRole('button', { name: 'Sweetwater' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Food near Sweetwater' })).toBeVisible();
    expect((await cardsOnPage(page))[0]?.distance).not.toBeNull();
  });
  await test.step('an ambiguous place name offers a choice', async () => {
    await startOver(page);
    await page.goto('/location?lang=es');
    await page.getByRole('textbox', { name: 'Ciudad o código postal' }).fill('Alb');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /Albany/ })
      .first()
      .click();
    await expect(page.getByRole('banner').getByRole('link', { name: /Ubicación/i })).toContainText('Albany');
  });
});

test.describe('leaving', () => {
  test.use({ otherOrigin: 'https://www.weather.gov' });

  test('leave quickly is a plain link', async ({ page }) => {
    await page.route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'Sunny' }));
    await page.goto('/?type=SHELTER');
    await page.getByRole('link', { name: 'Leave quickly' }).click();
    await expect(page.getByText('Sunny')).toBeVisible();
  });
});

test('a search offers other help', async ({ page }) => {
  await test.step('a search that finds nothing offers 2-1-1, and the chat with the same words', async () => {
    await page.goto('/?q=quitar+tatuajes&lang=es');
    const main = page.getByRole('main');
    await expect(main).toContainText('Aquí no hay nada para “quitar tatuajes”');
    await expect(main.getByRole('link', { name: 'Llamar al 2-1-1' })).toHaveAttribute('href', 'tel:211');
    await main.getByRole('button', { name: 'Preguntar en el chat' }).click();
    await expect(page).toHaveURL(/\/chatbot/);
    await expect(page.getByRole('main')).toContainText('quitar tatuajes');
  });
  await test.step('a search that fits a crisis line shows it above the list', async () => {
    await startOver(page);
    await page.goto('/?q=veterans+crisis');
    await expect(page.getByRole('complementary', { name: 'You can talk to someone now:' })).toContainText('988');
  });
});
