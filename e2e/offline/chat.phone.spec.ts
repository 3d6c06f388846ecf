import type { Page } from '@playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { moment } from '../support/testConfig.ts';
import { installWorker, savedLine, storeData } from './installWorker.ts';

test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

const ask = async (page: Page, words: string) => {
  await page.getByRole('textbox').fill(words);
  await page.getByRole('textbox').press('Enter');
};

test('the chat answers in Spanish without a network, and puts danger first', async ({ page, context }) => {
  const log = page.getByRole('log');
  const answers = log.getByRole('paragraph');
  const cards = log.getByRole('article');
  await installWorker(page, '/chatbot?lang=es');
  await storeData(page, moment);
  await context.setOffline(true);
  await test.step('places for a misspelled request, and the age of the data', async () => {
    await ask(page, 'tengo anbre, komida en avilene');
    await expect(answers.filter({ hasText: 'cerca de Abilene' })).toBeVisible();
    await expect(cards).toHaveCount(3);
    await expect(log.getByText(/^Sin red\. Guardado hace /)).toHaveCount(1);
  });
  await test.step('the conversation goes on', async () => {
    await page.getByRole('button', { name: 'Ver más' }).click();
    await expect(cards).toHaveCount(6);
  });
  await test.step('danger comes first', async () => {
    await ask(page, 'quiero morir');
    await expect(log.getByRole('link', { name: /988/ }).first()).toBeVisible();
  });
  await test.step('the page opens again without a network', async () => {
    await gotoHydrated(page, '/chatbot?lang=es');
    await expect(savedLine(page, 'Sin red.')).toBeVisible();
    await expect(log).toContainText('¡Hola!');
    await ask(page, '¿cómo está el clima en Abilene?');
    await expect(answers.filter({ hasText: 'Sin red no puedo ver el clima.' })).toBeVisible();
  });
  await test.step('the server continues the conversation', async () => {
    await ask(page, 'comedores en Sweetwater');
    await expect(answers.filter({ hasText: 'cerca de Sweetwater' })).toBeVisible();
    await context.setOffline(false);
    await ask(page, '¿y en Abilene?');
    await expect(answers.filter({ hasText: /^Lugares con comidas? .*cerca de Abilene\./ })).toBeVisible();
  });
});
