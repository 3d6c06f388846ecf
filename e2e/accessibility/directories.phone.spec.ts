import { expect, test } from '../support/browserTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectReflow } from '../support/expectReflow.ts';

const screens = [
  '/crisis_lines',
  '/crisis_lines?q=xyzzy',
  '/liaisons',
  '/liaisons?county=Dallas',
  '/regions',
  '/coordinators',
  '/guides',
  '/about',
  '/privacy_policy',
  '/terms_of_use',
];

test('the directories and static pages have no barrier, nor at 320 px', async ({ page }) => {
  for (const path of screens) {
    await test.step(path, async () => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=es`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const filter = page.getByRole('main').getByText(/^(Condado|Región): /);
      if (await filter.isVisible()) await filter.click();
      await expectAccessible(page);
      await expectReflow(page);
    });
  }
});

test('controls of the directories are 44 px or larger', async ({ page }) => {
  for (const path of ['/crisis_lines', '/liaisons?county=Taylor', '/coordinators', '/regions']) {
    await page.goto(path);
    const main = page.getByRole('main');
    const targets = main.getByRole('link').or(main.getByRole('button')).or(main.getByRole('searchbox'));
    const small = await targets.evaluateAll((elements) =>
      elements.filter((element) => element.getBoundingClientRect().height < 43.5).map((element) => element.textContent),
    );
    expect(await targets.count(), path).toBeGreaterThan(0);
    expect(small, path).toEqual([]);
  }
});
