import type { Page } from '@playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { startOver } from '../support/startOver.ts';

test.use({ tab: 'shared' });

const ask = async (page: Page, words: string) => {
  await page.getByRole('textbox').fill(words);
  await page.getByRole('textbox').press('Enter');
};
const answers = (page: Page) => page.getByRole('log').getByRole('paragraph');

test('the chat finds places and answers follow-up questions', async ({ page }) => {
  await test.step('a hungry person asks in misspelled Spanish, and gets three places with numbers, more, or all of them', async () => {
    await gotoHydrated(page, '/chatbot?lang=es');
    await expect(page.getByRole('log')).toContainText('¡Hola!');
    await ask(page, 'tengo anbre, komida en avilene');
    await expect(answers(page).filter({ hasText: 'cerca de Abilene' })).toBeVisible();
    const cards = page.getByRole('log').getByRole('article');
    await expect(cards).toHaveCount(3);
    await expect(cards.getByRole('link', { name: /^Llamar/ }).first()).toHaveAttribute('href', /^tel:/);
    await page.getByRole('button', { name: 'Ver más' }).click();
    await expect(cards).toHaveCount(6);
    const all = page.getByRole('button', { name: /^Ver los \d+$/ }).first();
    const total = (await all.textContent())?.replace(/\D/g, '');
    await all.click();
    await expect(page).toHaveURL(/\/\?type=FOOD&lang=es$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText(`${total} lugares`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Abilene');
  });
  await test.step('on an English page, a person who writes Spanish gets Spanish cards', async () => {
    await startOver(page);
    await gotoHydrated(page, '/chatbot');
    await ask(page, 'una cama en Abilene para mí y mis dos hijos');
    const cards = page.getByRole('log').getByRole('article');
    await expect(cards.first()).toContainText('libres de');
    await expect(cards.getByRole('link', { name: /^Llamar/ }).first()).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help chat');
  });
  await test.step('one tap removes or changes a part of what was understood', async () => {
    await startOver(page);
    await gotoHydrated(page, '/chatbot');
    await ask(page, 'food pantry in Abilene open now');
    await expect(answers(page).filter({ hasText: /^Food pantries open now near Abilene\./ })).toBeVisible();
    await page.getByRole('button', { name: 'Remove: Open now' }).click();
    await expect(answers(page).filter({ hasText: /^Food pantries near Abilene\./ })).toBeVisible();
    await page.getByRole('button', { name: 'Change: Near Abilene' }).click();
    await page.getByRole('button', { name: 'Send: Sweetwater' }).click();
    await expect(answers(page).filter({ hasText: /^Food pantries near Sweetwater\./ })).toBeVisible();
  });
  await test.step('finds a bed for a family tonight, and answers follow-up questions', async () => {
    await startOver(page);
    await gotoHydrated(page, '/chatbot');
    await ask(page, 'bed for my family tonight in Sweetwater');
    const beds = page.getByRole('log').getByRole('article').filter({ hasText: 'Lantern House' });
    await expect(beds).toContainText('5 beds free');
    await ask(page, 'tell me about Lantern House');
    await expect(answers(page).filter({ hasText: 'Here is Lantern House.' })).toBeVisible();
    const hours = page.getByRole('button', { name: 'When are they open?' });
    await hours.click();
    await expect(
      answers(page)
        .filter({ hasText: /^Lantern House/ })
        .last(),
    ).toBeVisible();
    await expect(hours).toHaveCount(0);
    await ask(page, 'how many beds do they have?');
    await expect(answers(page).filter({ hasText: 'Lantern House: 5 beds are free of 20.' })).toBeVisible();
  });
});

test('without a place, the chat asks for it, and uses the position of the device', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: -100.9176, latitude: 32.7179 });
  await gotoHydrated(page, '/chatbot?lang=es');
  await ask(page, 'tengo hambre');
  await expect(answers(page).filter({ hasText: '¿Dónde está usted?' })).toBeVisible();
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(answers(page).filter({ hasText: /^Lugares con comida cerca de usted\./ })).toBeVisible();
  await expect(page.getByRole('log').getByRole('article').nth(3)).toContainText('Snyder');
});

test('an answer is announced once, and the focus moves on from a pressed button', async ({ page }) => {
  await gotoHydrated(page, '/chatbot');
  const added = await page.getByRole('log').evaluateHandle((log) => {
    const words: string[] = [];
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') words.push(target.textContent ?? '');
        for (const node of addedNodes)
          if (!(node as Element).matches?.('[aria-hidden]')) words.push(node.textContent ?? '');
      }
    }).observe(log, { childList: true, subtree: true, characterData: true });
    return words;
  });
  await page.getByRole('button', { name: 'Send: Shelter', exact: true }).press('Enter');
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(3);
  const heard = await added.jsonValue();
  expect(heard.filter((words) => /Shelters\. I found/.test(words))).toHaveLength(1);
  const newest = page.locator('#answer');
  await expect(newest).toBeFocused();
  await expect(newest).toContainText('You said: Shelter');
});

test('the chat answers danger first', async ({ page }) => {
  await test.step('danger is answered with numbers first', async () => {
    await gotoHydrated(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Chat' }).click();
    await expect(page).toHaveURL(/\/chatbot$/);
    await ask(page, 'my husbend hits me');
    const lines = page.getByRole('log').getByRole('article');
    await expect(lines.first()).toContainText('911');
    await expect(lines.getByRole('link', { name: /1-800-799-7233/ })).toHaveAttribute('href', /^tel:/);
  });
  await test.step('a possible danger is answered below one calm line with 911', async () => {
    await startOver(page);
    await gotoHydrated(page, '/chatbot?lang=es');
    await ask(page, 'un lugar para quedarme, mi esposo se enoja cuando toma');
    const hint = page.getByRole('log').getByRole('complementary', { name: /¿Está en peligro\?/ });
    await expect(hint.getByRole('link').first()).toHaveAttribute('href', 'tel:911');
    // Lines of less likely dangers may follow.
    await expect(hint.getByRole('link').nth(1)).toHaveAttribute('href', 'tel:+18007997233');
    await expect(page.getByRole('log').getByRole('article').first()).toBeVisible();
    // After scrolling, the rows of the header are below the emergency numbers.
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expectAccessible(page);
  });
  await test.step('“This was urgent” shows the numbers at once, and keeps the sentence only with consent', async () => {
    await startOver(page);
    const sent: string[] = [];
    page.on('request', (request) => void sent.push(request.url()));
    await gotoHydrated(page, '/chatbot?lang=es');
    await ask(page, 'necesito zapatos');
    await page.getByText('Era urgente', { exact: true }).click();
    const lines = page.getByRole('log').getByRole('complementary', { name: /Si hay peligro/ });
    await expect(lines.getByRole('link').nth(2)).toHaveAttribute('href', 'tel:211');
    // After scrolling, the rows of the header are below the emergency numbers.
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expectAccessible(page);
    expect(sent.filter((url) => url.includes('urgent'))).toEqual([]);
    await page.getByRole('button', { name: 'Sí, guarden la frase' }).click();
    await expect(page.getByText('Gracias. Guardamos solo su frase.')).toBeVisible();
    expect(sent.filter((url) => url.includes('urgent'))).toHaveLength(1);
  });
});

test('the chat finds answers and single places', async ({ page }) => {
  await test.step('the conversation is restored when a person returns from a service', async () => {
    await gotoHydrated(page, '/chatbot');
    await ask(page, 'Lantern House');
    await page.getByRole('log').getByRole('link', { name: 'Lantern House', exact: true }).click();
    await expect(page).toHaveURL(/\/services\//);
    await page.goBack();
    await expect(answers(page).filter({ hasText: 'Here is Lantern House.' })).toBeVisible();
  });
  await test.step('questions and answers are in a drawer, and a search finds them by meaning', async () => {
    await startOver(page);
    await gotoHydrated(page, '/chatbot');
    await page.getByRole('button', { name: 'Questions and answers' }).click();
    const drawer = page.getByRole('dialog', { name: 'Questions and answers' });
    await expect(drawer.getByRole('heading', { name: 'Is Amparo free?' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
    await ask(page, 'can i come with my dog?');
    await expect(answers(page).filter({ hasText: 'Can I bring my pet to a shelter?' })).toBeVisible();
  });
  await test.step('the phone number of a place is found by a part of its name, also in Spanish', async () => {
    await startOver(page);
    await gotoHydrated(page, '/chatbot');
    await ask(page, 'phone number for the windmill');
    await expect(
      answers(page).filter({ hasText: /^Here is Windmill Pantry.*Phone: \(325\) 555-01\d\d/ }),
    ).toBeVisible();
    await gotoHydrated(page, '/chatbot?lang=es');
    await ask(page, '¿cuál es el teléfono del windmill?');
    await expect(
      answers(page).filter({ hasText: /^Aquí está Windmill Pantry.*Teléfono: \(325\) 555-01\d\d/ }),
    ).toBeVisible();
  });
  await test.step('if several places have the name, buttons ask which one, and the answer is about that place', async () => {
    await startOver(page);
    await gotoHydrated(page, '/chatbot?lang=es');
    await ask(page, '¿a qué hora abre el salvation army?');
    await expect(answers(page).filter({ hasText: 'Conozco más de uno.' })).toBeVisible();
    await page.getByRole('button', { name: /^(Enviar|Send): Salvation Army of Comanche/ }).click();
    await expect(answers(page).filter({ hasText: 'Comuníquese con Salvation Army of Comanche' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('danger in the search box shows numbers above all results', async ({ page }) => {
    await page.goto('/?q=mi+esposo+me+pega&lang=es');
    const first = page.getByRole('main').getByRole('alert').getByRole('link').first();
    await expect(first).toHaveAttribute('href', 'tel:911');
    await page.goto('/?q=domestic+violence+shelter');
    const hint = page.getByRole('main').getByRole('complementary', { name: /Are you in danger\?/ });
    await expect(hint.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goto('/?q=me+muero+de+hambre&lang=es');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test('danger in the chat shows numbers first, and “This was urgent” keeps a sentence', async ({ page }) => {
    await page.goto('/chatbot');
    const send = async (words: string) => {
      await page.getByRole('textbox').fill(words);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
    };
    await send('my husband hits me');
    await expect(page.getByRole('log').getByRole('article').first()).toContainText('911');
    await send('domestic violence shelter');
    const hint = page.getByRole('log').getByRole('complementary', { name: /Are you in danger\?/ });
    await expect(hint.getByRole('link').first()).toHaveAttribute('href', 'tel:911');
    await send('i need shoes');
    await page.getByText('This was urgent', { exact: true }).click();
    const lines = page.getByRole('log').getByRole('complementary', { name: /In danger/ });
    await expect(lines.getByRole('link')).toHaveCount(3);
    await page.getByRole('button', { name: 'Yes, keep the sentence' }).click();
    await expect(answers(page).filter({ hasText: 'We kept only your sentence.' })).toBeInViewport();
  });

  test('the chat works by plain forms', async ({ page }) => {
    await test.step('buttons ask which of several places is meant', async () => {
      await page.goto('/chatbot');
      await page.getByRole('textbox').fill('when is the salvation army open');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(answers(page).filter({ hasText: 'I know more than one.' })).toBeInViewport();
      await page.getByRole('button', { name: /^(Enviar|Send): Salvation Army of Comanche/ }).click();
      await expect(answers(page).filter({ hasText: 'Please contact Salvation Army of Comanche' })).toBeInViewport();
    });
    await test.step('one tap removes a part of what was understood, and the whole list is of the same place', async () => {
      await startOver(page);
      await page.goto('/chatbot?lang=es');
      await page.getByRole('textbox').fill('despensa abierta ahora en Abilene');
      await page.getByRole('button', { name: 'Enviar', exact: true }).click();
      await expect(answers(page).filter({ hasText: /^Despensas de comida abiertas ahora cerca de/ })).toBeInViewport();
      await page.getByRole('button', { name: 'Quitar: Abierto ahora' }).click();
      await expect(answers(page).filter({ hasText: /^Despensas de comida cerca de Abilene\./ })).toBeInViewport();
      await page.getByRole('button', { name: /^Ver los \d+$/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Abilene');
    });
    await test.step('a plain form continues the conversation', async () => {
      await startOver(page);
      await page.goto('/menu');
      await page.getByRole('link', { name: 'Help chat' }).click();
      await page.getByRole('textbox').fill('tell me about Lantern House');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(answers(page).filter({ hasText: 'Here is Lantern House.' })).toBeInViewport();
      await page.getByRole('button', { name: 'How many beds are left?' }).click();
      await expect(answers(page).filter({ hasText: 'Lantern House: 5 beds are free of 20.' })).toBeInViewport();
    });
  });
});

test('the chat has no barrier', async ({ page }) => {
  await gotoHydrated(page, '/chatbot?lang=es');
  await ask(page, 'Lantern House');
  await expect(page.getByRole('log').getByRole('article')).toBeVisible();
  // After scrolling, the rows of the header are below the emergency numbers.
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expectAccessible(page);
  await ask(page, 'weather');
  await expect(page.getByRole('log').getByRole('term').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expectAccessible(page);
});
