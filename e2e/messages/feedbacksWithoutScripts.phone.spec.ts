import { expect, test } from '../account/accountTest.ts';
import { serviceOwner } from '../support/testConfig.ts';
import { sendMessage } from './sendMessage.ts';

test.use({ javaScriptEnabled: false });

test('received feedback is read, searched, archived and deleted without scripts', async ({ page, request }) => {
  const mark = crypto.randomUUID();
  for (let number = 10; number < 37; number += 1)
    await sendMessage(request, 'service', { message: `no ${number} ${mark}` });
  const card = (words: string) => page.getByRole('article').filter({ hasText: words });
  await page.goto('/feedbacks?lang=es');
  await page.getByRole('main').getByRole('link', { name: 'Primero inicie sesión' }).click();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(serviceOwner.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(serviceOwner.password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comentarios recibidos');

  await page.getByRole('searchbox').fill(mark);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('search').getByRole('status')).toHaveText('27 mensajes');
  await expect(page.getByRole('article')).toHaveCount(25);
  // By keyboard: the browser lays out cards while it scrolls to them, so the link may move under a tap.
  await page.getByRole('link', { name: 'Mostrar más' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'Mensajes más nuevos' }).click();
  await expect(page.getByRole('article')).toHaveCount(25);

  await card('no 36')
    .getByRole('link', { name: /^Archivar/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Quiere archivar este comentario?');
  await expect(page.getByText(`no 36 ${mark}`)).toBeVisible();
  await page.getByRole('button', { name: 'Archivar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'El comentario se archivó' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Archivo/ })
    .click();
  await card('no 36')
    .getByRole('link', { name: /^Eliminar/ })
    .click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'El comentario se eliminó' })).toBeVisible();
  await expect(card('no 36')).toHaveCount(0);
});
