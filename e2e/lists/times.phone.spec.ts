import { expect, test } from '../support/browserTest.ts';
import { startOver } from '../support/startOver.ts';
import { cardsOnPage } from './cardsOnPage.ts';

test.use({ tab: 'shared' });

// A Wednesday morning in Abilene. The server reads the search, so its words are tested without scripts.
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a search for a time', { tag: javaScriptEnabled ? '@offline' : [] }, async ({ page }) => {
      await test.step('a search for tonight says which time it understood, and the time can be removed', async () => {
        await page.goto('/?q=food+tonight');
        const time = page.getByRole('main').getByRole('link', { name: 'Open tonight' });
        await expect(time).toHaveAttribute('aria-current', 'true');
        const tonight = (await cardsOnPage(page)).length;
        await time.click();
        await expect(time).toHaveCount(0);
        await expect(page).toHaveURL(/q=food\+tonight&time=any/);
        // A phone draws a stored list in several tasks.
        await expect.poll(async () => (await cardsOnPage(page)).length).toBeGreaterThan(tonight);
      });
      await test.step('a search for a time without an open service shows what opens next, 2-1-1, and the chat', async () => {
        await startOver(page);
        await page.goto('/?q=dentist+sunday');
        const next = page.getByRole('region', { name: 'These open next' });
        await expect(next.getByRole('listitem')).toHaveCount(1);
        await expect(next.getByText(/^Closed (till|until) /)).toHaveCount(1);
        await expect(page.getByRole('link', { name: 'Call 2-1-1' })).toHaveAttribute('href', 'tel:211');
        await page.getByRole('button', { name: 'Ask the chat' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help chat');
        await expect(page.getByRole('main')).toContainText('dentist sunday');
      });
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a search for a time in Spanish, and for right now', async ({ page }) => {
    await test.step('a search in Spanish does the same', async () => {
      await page.goto('/?lang=es&q=comida+el+domingo+por+la+tarde');
      const time = page.getByRole('main').getByRole('link', { name: 'Abierto el domingo por la tarde' });
      await expect(time).toHaveAttribute('aria-current', 'true');
    });
    await test.step('"right now" chooses Open now', async () => {
      await startOver(page);
      await page.goto('/?q=where+can+i+eat+right+now');
      const openNow = page.getByRole('main').getByRole('link', { name: 'Open now' });
      await expect(openNow).toHaveAttribute('aria-current', 'true');
      await openNow.click();
      await expect(openNow).not.toHaveAttribute('aria-current', 'true');
    });
  });
});
