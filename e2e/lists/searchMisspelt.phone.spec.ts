import { blockScripts } from '../support/blockScripts.ts';
import { expect, test } from '../support/browserTest.ts';
import { startOver } from '../support/startOver.ts';
import { cardsOnPage } from './cardsOnPage.ts';

test.use({ tab: 'shared' });

/**
 * The input, the shown correction (null: none), and a service that must be near the top. More searches are in
 * kindsOfHelp.test.ts of the server.
 */
const searches = [
  { language: 'en', typed: 'dentest', shown: 'dentist', first: /Dent/ },
  { language: 'en', typed: 'foodbank nr me', shown: null, first: /Food Bank|Pantry/ },
  { language: 'es', typed: 'neccesito un dotor', shown: 'necesito un doctor', first: /Clinic|Medical/ },
];

const words = {
  en: { box: 'Search all services', shown: /Showing results for “(.*)”/ },
  es: { box: 'Buscar en todos los servicios', shown: /Mostrando resultados para “(.*)”/ },
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('misspelled searches find the right service', async ({ page }) => {
    for (const { language, typed, shown, first } of searches) {
      const { box, shown: sentence } = words[language as 'en' | 'es'];
      await page.goto(`/?lang=${language}`);
      await page.getByRole('searchbox', { name: box }).fill(typed);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(typed);

      const cards = await cardsOnPage(page);
      expect(
        cards.slice(0, 3).some(({ name }) => first.test(name)),
        cards.map(({ name }) => name).join('\n'),
      ).toBe(true);
      const main = await page.getByRole('main').innerText();
      expect(sentence.exec(main)?.[1] ?? null, typed).toBe(shown);
    }
  });
});

test('a search while a person types, and a search that finds nothing', async ({ page }) => {
  await test.step('the list is searched while a person types, and each tab resets it', async () => {
    await page.goto('/?type=EDUCATION');
    const box = page.getByRole('searchbox', { name: 'Search all services' });
    await box.pressSequentially('diapers');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('diapers');
    await expect(box).toBeFocused();
    await expect(page.getByRole('link', { name: 'Diaper and Formula Pantry of Abilene', exact: true })).toBeVisible();
  });
  await test.step('a meaningless search finds nothing, says so and offers a next step', async () => {
    await startOver(page);
    await page.goto('/?q=zzqqxx');
    const main = page.getByRole('main');
    await expect(main).toContainText('Nothing here for “zzqqxx”');
    await expect(main.getByRole('link', { name: 'Call 2-1-1', exact: true })).toHaveAttribute('href', 'tel:211');
    await main.getByRole('link', { name: 'Clear search' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shelter' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
});

test('input from before hydration is searched after it', async ({ page }) => {
  const letScriptsRun = await blockScripts(page);
  await page.goto('/?type=EDUCATION', { waitUntil: 'commit' });
  const box = page.getByRole('searchbox', { name: 'Search all services' });
  await box.fill('diapers');
  await box.blur();
  await letScriptsRun();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('diapers');
  await expect(box).toHaveValue('diapers');
});
