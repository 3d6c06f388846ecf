import { expect, test } from './accountJourney.ts';
import { drawPhoto } from './drawPhoto.ts';
import { expectNoBarrier } from './expectNoBarrier.ts';
import { expectReflow } from './expectReflow.ts';
import { openAlive } from './openAlive.ts';
import { sendMessage } from './sendMessage.ts';
import { administrator } from './setting.ts';
import { signInOnDevice } from './signInOnDevice.ts';

for (const language of ['en', 'es']) {
  test(`received feedback has no barrier, nor has what opens over it (${language})`, async ({ page, request }) => {
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
    const list = `/feedbacks?tab=claim&q=${mark}&lang=${language}`;
    await openAlive(page, list);
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expectNoBarrier(page);
    await expectReflow(page);

    await card.getByRole('link', { name: /^(Delete|Eliminar)/ }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoBarrier(page);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^(Cancel|Cancelar)$/ })
      .click();
    await card.locator('a[href*="images"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    const address = await card.getByRole('link', { name: /^(Archive|Archivar)/ }).getAttribute('href');
    await openAlive(page, address!);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/archive this Feedback|archivar este comentario/);
    await expectNoBarrier(page);
    await openAlive(page, `/feedbacks?tab=archive&q=${mark}&lang=${language}`);
    await expect(page.getByText(/No message with these words|Ningún mensaje tiene estas palabras/)).toBeVisible();
    await expectNoBarrier(page);
  });
}
