import type { Page } from '@playwright/test';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';
import { firstVisit } from '../support/testConfig.ts';

test.use({ storageState: firstVisit });

const pantry = 'Christian Service Center Food Pantry';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const point = (x: number) => [{ x, y: 300 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point((from + to) / 2) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(to) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'with scripts off', () => {
    test.use({ javaScriptEnabled });

    test('shows nine slides and the agreement once, then the requested page', async ({ page, context, request }) => {
      const path = await findService(request, pantry);
      await page.goto(path);
      const { pathname, searchParams } = new URL(page.url());
      expect([pathname, searchParams.get('back')]).toEqual(['/introduce', path]);

      const seen: string[] = [];
      for (let number = 1; number <= 9; number += 1) {
        await expect(page.getByText(`Step ${number} of 9`)).toBeVisible();
        seen.push((await title(page).textContent()) ?? '');
        await expect(page.getByRole('link', { name: 'Skip to the last step' })).toHaveCount(number < 9 ? 1 : 0);
        if (number < 9) await page.getByRole('link', { name: 'Next' }).click();
      }
      expect(new Set(seen).size).toBe(9);
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(title(page)).toHaveText('Leave quickly if you must');
      await page.getByRole('link', { name: 'Next' }).click();

      await page.getByRole('button', { name: 'I agree' }).click();
      await expect(title(page)).toHaveText(pantry);
      expect(new URL(page.url()).pathname).toBe(path);
      const mark = (await context.cookies()).find(({ name }) => name === 'already-accessed');
      expect(mark).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
      const daysStored = (mark!.expires - Date.now() / 1000) / 86_400;
      expect(daysStored).toBeGreaterThan(360);
      await page.goto('/?type=FOOD');
      await expect(title(page)).toHaveText('Food');
    });

    test('a person who cancels stays, and sees the emergency numbers', async ({ page }) => {
      await page.goto('/?type=FOOD');
      await page.getByRole('link', { name: 'Skip to the last step' }).click();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(title(page)).toHaveText('That is all right');
      const main = page.getByRole('main');
      for (const number of ['911', '988', '211']) {
        await expect(main.getByRole('link', { name: new RegExp(number) })).toHaveAttribute('href', `tel:${number}`);
      }
      await main.getByRole('link', { name: 'See all crisis lines' }).click();
      await expect(title(page)).toHaveText(/crisis lines/i);
      await page.goBack();
      await main.getByRole('link', { name: 'Go back to the last step' }).click();
      await page.getByRole('button', { name: 'I agree' }).click();
      await expect(title(page)).toHaveText('Food');
    });

    test('the introduction, its languages and its links', async ({ page, request }) => {
      await test.step('the language is chosen on the first slide, and stays', async () => {
        const path = await findService(request, pantry);
        await page.goto(`${path}?lang=en`);
        const languages = page.getByRole('navigation', { name: 'Choose your language' });
        await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
        await languages.getByRole('link', { name: 'Español' }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        await expect(title(page)).toHaveText('Le damos la bienvenida');
        await page.getByRole('link', { name: 'Saltar al último paso' }).click();
        await expect(page.getByText('Paso 9 de 9')).toBeVisible();
        await page.getByRole('button', { name: 'Acepto' }).click();
        await expect(title(page)).toHaveText(pantry);
        await expect(page.getByRole('region', { name: 'Horario' })).toBeVisible();
        await page.goto('/');
        await expect(title(page)).toHaveText('Refugio');
      });
      await test.step('a Spanish link shows the introduction in Spanish', async () => {
        await startOver(page, firstVisit);
        await page.goto('/?type=FOOD&lang=es');
        await expect(title(page)).toHaveText('Le damos la bienvenida');
      });
      await test.step('the terms are readable before the agreement; other pages wait', async () => {
        await startOver(page, firstVisit);
        await page.goto('/introduce?slide=9');
        await page.getByRole('main').getByRole('link', { name: 'terms of use' }).click();
        await expect(title(page)).toHaveText(/terms/i);
        await page.goBack();
        await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click();
        await expect(title(page)).toHaveText(/privacy/i);
        await page.getByRole('banner').getByRole('link', { name: 'Amparo, home' }).click();
        await expect(title(page)).toHaveText('Welcome to Amparo');
        expect(new URL(page.url()).searchParams.get('back')).toBe('/');
      });
    });
  });
}

test('the introduction leads to the requested page of this site', async ({ page }) => {
  await test.step('arrow keys change the slide and focus it', async () => {
    await gotoHydrated(page, '/introduce');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(title(page)).toHaveText('Find what you need');
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(title(page)).toHaveText('See what is open');
    await page.keyboard.press('ArrowLeft');
    await expect(title(page)).toHaveText('Find what you need');
    await page.getByRole('link', { name: 'Skip to the last step' }).focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(title(page)).toHaveText('One last thing');
    await page.getByRole('button', { name: 'I agree' }).focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Shelter');
  });
  await test.step('the tab in the fragment of a link survives the introduction', async () => {
    await startOver(page, firstVisit);
    await gotoHydrated(page, '/#FOOD');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Skip to the last step' }).click();
    await page.getByRole('button', { name: 'I agree' }).click();
    await expect(title(page)).toHaveText('Food');
  });
  await test.step('the introduction never redirects to another site', async () => {
    await startOver(page, firstVisit);
    for (const back of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      await page.goto(`/introduce?slide=9&back=${encodeURIComponent(back)}`);
      await page.getByRole('button', { name: 'I agree' }).click();
      await expect(title(page)).toHaveText('Shelter');
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
    }
  });
});

test('a swipe turns the slides', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'needs a touch screen');
  await gotoHydrated(page, '/introduce?slide=2');
  await swipe(page, 300, 60);
  await expect(title(page)).toHaveText('See what is open');
  await swipe(page, 60, 300);
  await expect(title(page)).toHaveText('Find what you need');
  await swipe(page, 200, 180);
  await expect(title(page)).toHaveText('Find what you need');
});

test('the introduction is not shown again when only the cookie is lost', async ({ page, context }) => {
  await gotoHydrated(page, '/introduce?slide=9');
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(title(page)).toHaveText('Shelter');
  await context.clearCookies();
  await page.goto('/?type=FOOD');
  await expect(title(page)).toHaveText('Food');
  await page.reload();
  await expect(title(page)).toHaveText('Food');
});

test('pages for emergencies have no introduction', async ({ page }) => {
  for (const path of ['/crisis_lines', '/crisis_lines?lang=es', '/auth/resetPassword?token=a&email=b%40example.org']) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).not.toBe(302);
  }
});

test('a crawler reads the page, and a later visitor still sees the introduction', async ({ playwright, baseURL }) => {
  const person =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0 Mobile Safari/537.36';
  const visitors = [
    { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)', status: 200 },
    { userAgent: person, status: 302 },
    { userAgent: 'WhatsApp/2.23.20.0 A', status: 200 },
  ];
  for (const { userAgent, status } of visitors) {
    const visitor = await playwright.request.newContext({ baseURL: baseURL!, userAgent, storageState: firstVisit });
    const response = await visitor.get('/?type=FOOD', { maxRedirects: 0 });
    expect(response.status(), userAgent).toBe(status);
    if (status === 200) expect(await response.text()).toContain(pantry);
    else expect(response.headers().location).toBe('/introduce?back=%2F%3Ftype%3DFOOD');
    await visitor.dispose();
  }
});
