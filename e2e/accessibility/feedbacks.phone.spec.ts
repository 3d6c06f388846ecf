import { expect, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { drawPhoto } from '../messages/drawPhoto.ts';
import { sendMessage } from '../messages/sendMessage.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectReflow } from '../support/expectReflow.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { administrator } from '../support/testConfig.ts';

test('received feedback and its dialogs have no barrier', async ({ page, request }) => {
  const data = await drawPhoto(page, 'sign');
  const image = await request.post('/api/feedbacks/images', { data, headers: { 'content-type': 'image/png' } });
  const mark = crypto.randomUUID();
  await sendMessage(request, 'claim', {
    message: `We run it. ${mark}`,
    phone: '3255550123',
    coordinates: '-99.733|32.449',
    images: [(await image.json()).data.name],
  });
  await signInOnDevice(page, administrator);
  const list = `/feedbacks?tab=claim&q=${mark}&lang=es`;
  await gotoHydrated(page, list);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expectAccessible(page);
  await expectReflow(page);

  await card.getByRole('link', { name: /^Eliminar/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await card.locator('a[href*="images"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const address = await card.getByRole('link', { name: /^Archivar/ }).getAttribute('href');
  await gotoHydrated(page, address!);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/archivar este comentario/);
  await expectAccessible(page);
  await gotoHydrated(page, `/feedbacks?tab=archive&q=${mark}&lang=es`);
  await expect(page.getByText('Ningún mensaje tiene estas palabras')).toBeVisible();
  await expectAccessible(page);
});
