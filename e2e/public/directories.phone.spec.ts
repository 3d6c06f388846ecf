import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { startOver } from '../support/startOver.ts';

test.use({ tab: 'shared' });

const counties = [
  ...['Callahan', 'Comanche', 'Eastland', 'Fisher', 'Haskell', 'Jones', 'Mitchell', 'Nolan', 'Scurry'],
  ...['Shackelford', 'Stephens', 'Stonewall', 'Taylor', 'Throckmorton'],
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('crisis lines', async ({ page }) => {
      await test.step('crisis lines and all their contact options are one tap from any page', async () => {
        for (const path of javaScriptEnabled ? ['/'] : ['/', '/location', '/about', '/coordinators']) {
          await page.goto(path);
          await safety(page).getByRole('link', { name: 'Crisis lines' }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crisis lines');
        }
        const names = await page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
        expect(names.slice(0, 5)).toEqual([
          'Emergency',
          'Suicide or crisis',
          'Domestic violence',
          'Poison',
          'Food, bed, bills',
        ]);
        expect(names).toHaveLength(21);
        // All five are on the first screen of a phone.
        const lastRow = await card(page, 'Food, bed, bills').boundingBox();
        expect(lastRow!.y + lastRow!.height).toBeLessThan(740);
        await expect(link(card(page, 'Emergency'), /^Call 911/)).toHaveAttribute('href', 'tel:911');
        const violence = card(page, 'Domestic violence');
        await expect(link(violence, /^Call 1-800-799-7233/)).toHaveAttribute('href', 'tel:+18007997233');
        await expect(link(violence, /^Text 88788/)).toHaveAttribute('href', 'sms:88788');
        await expect(link(violence, /^Chat online/)).toHaveCount(0);
        await violence.getByRole('heading', { level: 3 }).click();
        await expect(link(violence, /^Chat online/)).toHaveAttribute('href', 'https://www.thehotline.org/');
        await expect(link(card(page, 'Veterans Crisis Line'), /^Call 988, then press 1/)).toBeVisible();
        const help = card(page, 'Food, bed, bills');
        await expect(link(help, /^Call 2-1-1/)).toHaveAttribute('href', 'tel:211');
        await help.getByRole('heading', { level: 3 }).click();
        await expect(link(help, /^Call 1-877-541-7905/)).toBeVisible();
      });
      await test.step('on paper, every line has its details', async () => {
        const details = page.getByText('24 hours, every day');
        await page.goto('/crisis_lines');
        await expect(details.first()).toBeHidden();
        await page.emulateMedia({ media: 'print' });
        for (const one of await details.all()) await expect(one).toBeVisible();
        await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(21);
        await page.emulateMedia({ media: 'screen' });
      });
      await test.step('crisis lines are searched in both languages, and an empty result offers help', async () => {
        await startOver(page);
        await page.goto('/crisis_lines?lang=es');
        await search(page, 'intoxicacion');
        await expect(page.getByRole('main').getByRole('status')).toHaveText('1 línea de crisis');
        const found = page.getByRole('region', { name: 'Encontradas' }).getByRole('article');
        await expect(found).toHaveCount(1);
        await found.getByRole('heading', { name: 'Texas Poison Center Network (Poison Help)' }).click();
        await expect(found).toContainText('Las 24 horas, todos los días');
        await search(page, 'VETERAN');
        await expect(found).toHaveCount(2);
        await search(page, 'xyzzy');
        await expect(page.getByText('No se encontraron líneas de crisis que coincidan con su búsqueda.')).toBeVisible();
        await expect(link(card(page, 'Emergencia'), /^Llamar al 911/)).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(5);
        await page.getByRole('link', { name: 'Mostrar todas las líneas de crisis' }).click();
        await expect(page.getByRole('article')).toHaveCount(21);
        await expect(page.getByRole('searchbox')).toHaveValue('');
      });
    });

    test('liaisons, coordinators and regions', { tag: javaScriptEnabled ? '@offline' : [] }, async ({ page }) => {
      await test.step('lists liaisons by county, and those of one county', async () => {
        await page.goto('/liaisons');
        await expect(page.getByRole('main').getByRole('status')).toHaveText('44 liaisons');
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
          counties.map((county) => `${county} County`),
        );
        await choose(page, 'County: All Counties', 'Counties', 'Shackelford');
        await expect(page).toHaveTitle('Homeless liaisons in Shackelford County · Amparo');
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Shackelford County']);
        const districts = await page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
        expect(districts).toEqual([...districts].sort());
        await choose(page, 'County: Shackelford', 'Counties', 'Callahan');
        const baird = card(page, 'Baird ISD');
        await expect(baird).toContainText('Sample data: not a real person');
        await expect(link(baird, /^Call .*\(325\) 555-0100 ext\. 100$/)).toHaveAttribute(
          'href',
          'tel:+13255550100,100',
        );
        await expect(link(baird, /liaison01@example\.org$/)).toHaveAttribute('href', 'mailto:liaison01@example.org');
        await choose(page, 'County: Callahan', 'Counties', 'All Counties');
        await expect(page.getByRole('main').getByRole('status')).toHaveText('44 liaisons');
      });
      await test.step('coordinators by region and unit, with website and counties', async () => {
        await startOver(page);
        await page.goto('/coordinators');
        const regions = page.getByRole('main').getByRole('heading', { level: 2 });
        const inOrder = Array.from({ length: 20 }, (_, index) => `ESC Region ${index + 1}`);
        // The region of the community is first.
        const own = 'ESC Region 14';
        await expect(regions).toHaveText([own, ...inOrder.filter((name) => name !== own)]);
        await choose(page, 'Region: All Regions', 'Regions', 'ESC Region 14');
        await expect(regions).toHaveText(['ESC Region 14']);
        const main = page.getByRole('main');
        expect(await main.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
          'Homeless Student Support, northern counties',
          'Region 14 ESC',
        ]);
        await expect(link(main, /esc14\.net/)).toHaveAttribute('href', 'https://www.esc14.net/');
        await expect(main.getByText(/^Counties: Callahan, Comanche, Eastland/)).toBeVisible();
        const coordinator = card(page, 'Renata Sample (sample)');
        await expect(coordinator).toContainText('McKinney-Vento Homeless Consultant');
        await expect(link(coordinator, /\(325\) 555-0190 ext\. 114$/)).toHaveAttribute('href', 'tel:+13255550190,114');
        await expect(link(coordinator, /\(325\) 555-0193$/)).toHaveAttribute('href', 'tel:+13255550193');
        await expect(link(coordinator, /coordinator01@example\.org$/)).toBeVisible();
        await expect(coordinator.getByText('Fax: (325) 555-0194')).toBeVisible();
      });
      await test.step('a region leads to its coordinators', async () => {
        await startOver(page);
        await page.goto('/regions?lang=es');
        const region = card(page, 'ESC Region 9');
        await expect(region).toContainText('Centro de Servicios Educativos (ESC)');
        await expect(region).toContainText('Throckmorton');
        await expect(link(region, /esc9\.net/)).toBeVisible();
        await link(region, 'Coordinadores de ESC Region 9').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coordinadores regionales');
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['ESC Region 9']);
      });
      await test.step('the menu leads to every directory, and the footer to the static pages', async () => {
        await startOver(page);
        await page.goto('/?lang=es');
        const title = page.getByRole('heading', { level: 1 });
        const directories = [
          'Personas de enlace para estudiantes sin hogar',
          'Coordinadores regionales',
          'Regiones',
          'Líneas de crisis',
        ];
        for (const words of directories) {
          await page.getByRole('banner').getByRole('link', { name: 'Menú' }).click();
          await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: words }).click();
          await expect(title).toHaveText(words);
        }
        for (const words of ['Política de privacidad', 'Términos de uso', 'Sobre Amparo']) {
          await page.getByRole('contentinfo').getByRole('link', { name: words }).click();
          await expect(title).toContainText(words);
        }
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      });
    });
  });
}

test('crisis lines are searched in the browser', async ({ page, context }) => {
  await test.step('crisis lines are filtered while a person types, and the address does not contain the input', async () => {
    await page.goto('/crisis_lines');
    await page.getByRole('searchbox', { name: 'Search crisis lines' }).pressSequentially('suicide');
    await expect(page.getByRole('status')).not.toHaveText('21 crisis lines');
    await expect(card(page, 'Suicide or crisis')).toBeVisible();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
  });
  await test.step('crisis lines stay searchable when the network has gone', async () => {
    await startOver(page);
    await page.goto('/crisis_lines');
    await page.getByRole('searchbox').fill('suicide');
    await expect(page.getByRole('status')).not.toHaveText('21 crisis lines');
    await context.setOffline(true);
    await search(page, 'poison');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 crisis line');
    await context.setOffline(false);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('static pages are in the page’s language; Vietnamese falls back to English', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/about?lang=es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sobre Amparo');
    await expect(main).toContainText('Lugares y códigos postales: GeoNames (geonames.org), CC BY 4.0');
    await expect(link(main, 'geonames.org')).toHaveAttribute('href', 'https://www.geonames.org/');
    await page.goto('/privacy_policy?lang=es');
    await expect(main.getByRole('heading', { name: 'En pocas palabras' })).toBeVisible();
    await page.goto('/about?lang=vi');
    await expect(main.getByRole('heading', { name: 'If you are in danger' })).toBeVisible();
    await link(main, 'Crisis lines').click();
    await expect(page.getByRole('article')).toHaveCount(21);
    await page.goto('/terms_of_use?lang=en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(13);
  });

  test('addresses of directories', async ({ page }) => {
    await test.step('addresses of no county and no region', async () => {
      await page.goto('/liaisons?county=Dallas');
      await expect(page.getByText('No Liaisons Found in Dallas County.')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'All Counties' }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText('44 liaisons');
      await page.goto('/liaisons?county=Shackleford');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Shackelford County']);
      await page.goto('/coordinators?region=nowhere');
      await expect(page.getByRole('main').getByRole('status')).toHaveText('22 coordinators');
    });
    await test.step('a page without entries offers a next step', async () => {
      for (const [path, name] of [
        ['/guides', 'Go to the list of services'],
        ['/notices?lang=es', 'Ir a la lista de servicios'],
      ] as const) {
        await page.goto(path);
        await page.getByRole('main').getByRole('link', { name }).click();
        await expect(page).toHaveURL(/^[^?]*\/(\?lang=es)?$/);
      }
    });
    await test.step('each page links to its versions in the other languages', async () => {
      await startOver(page);
      const paths = [
        '/crisis_lines',
        '/liaisons?county=Taylor',
        '/regions',
        '/coordinators',
        '/about',
        '/privacy_policy',
      ];
      for (const path of paths) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=es`);
        const spanish = `${path}${path.includes('?') ? '&' : '?'}lang=es`;
        expect(await addressIn(page, 'link[rel=canonical]')).toBe(spanish);
        expect(await addressIn(page, 'link[hreflang=en]')).toBe(path);
        expect(await addressIn(page, 'link[hreflang=es]')).toBe(spanish);
        await expect(page).toHaveTitle(/^\S.* · Amparo$/);
      }
    });
  });
});

function safety(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Emergency numbers' });
}

function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

function link(within: Locator, name: string | RegExp): Locator {
  return within.getByRole('link', { name });
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('search').getByRole('button').click();
}

async function choose(page: Page, shown: string, list: string, wanted: string): Promise<void> {
  await page.getByRole('main').getByText(shown, { exact: true }).click();
  await page.getByRole('list', { name: list }).getByRole('link', { name: wanted, exact: true }).click();
}

function addressIn(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .evaluate((element) => new URL((element as HTMLLinkElement).href))
    .then(({ pathname, search: query }) => pathname + query);
}
