import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { signInAdministrator } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectReflow } from '../support/expectReflow.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { startOver } from '../support/startOver.ts';
import { administrator } from '../support/testConfig.ts';
import { sendMessage } from './sendMessage.ts';

const card = (page: Page, message: string) => page.getByRole('article').filter({ hasText: message });
const restore = (page: Page, message: string) =>
  card(page, message).getByRole('button', { name: /^(Restore|Recuperar)/ });

/** Two deleted messages, the newer one first in the list. Returns a text that both contain. */
async function deleteTwo(request: APIRequestContext): Promise<string> {
  const mark = crypto.randomUUID();
  const headers = { authorization: `Bearer ${await signInAdministrator(request)}` };
  for (const name of ['older', 'newer']) {
    await sendMessage(request, 'service', { message: `${name} ${mark}` });
    const { data } = await (await request.get(`/api/feedbacks?q=${mark}`, { headers })).json();
    expect((await request.delete(`/api/feedbacks/${data[0].id}`, { headers })).status()).toBe(200);
  }
  return mark;
}

test('deleted messages are restored', async ({ page, request }) => {
  await test.step('the keyboard restores a deleted message, and the next one has the focus', async () => {
    const mark = await deleteTwo(request);
    await signInOnDevice(page, administrator);
    await gotoHydrated(page, `/feedbacks?q=${mark}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Deleted/ })
      .press('Enter');
    await expect(page.getByRole('search').getByRole('status')).toHaveText('2 messages');
    await expect(card(page, 'newer')).toContainText('It can be restored until Fri, Dec 18, 2026.');
    await restore(page, 'newer').press('Enter');
    await expectAnnouncement(page, 'This feedback was restored');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card(page, 'older').getByRole('heading')).toBeFocused();
    await expect(page.getByRole('search').getByRole('status')).toHaveText('1 message');
    await restore(page, 'older').click();
    await expect(page.getByText('No message with these words')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Service feedback/ })
      .click();
    await expect(card(page, 'newer')).toBeVisible();
    await expect(card(page, 'older')).toBeVisible();
  });
  await test.step('a message that another person restored disappears from the list, with a notice', async () => {
    await startOver(page);
    const mark = await deleteTwo(request);
    const headers = { authorization: `Bearer ${await signInAdministrator(request)}` };
    await signInOnDevice(page, administrator);
    await gotoHydrated(page, `/feedbacks?tab=deleted&q=${mark}`);
    await expect(page.getByRole('article')).toHaveCount(2);
    const { data } = await (await request.get(`/api/feedbacks?isDeleted=true&q=newer%20${mark}`, { headers })).json();
    await request.post(`/api/feedbacks/${data[0].id}/restore`, { headers });
    await restore(page, 'newer').click();
    await expectAnnouncement(page, 'This message can no longer be restored');
    await expect(card(page, 'newer')).toHaveCount(0);
    await expect(card(page, 'older')).toBeVisible();
  });
  await test.step('the list of deleted messages has no barrier', async () => {
    await startOver(page);
    const mark = await deleteTwo(request);
    await signInOnDevice(page, administrator);
    await gotoHydrated(page, `/feedbacks?tab=deleted&q=${mark}&lang=es`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectAccessible(page);
    await expectReflow(page);
    await expect(restore(page, 'newer')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form restores a deleted message, and only once', async ({ page, request }) => {
    const mark = await deleteTwo(request);
    const back = encodeURIComponent(`/feedbacks?tab=deleted&q=${mark}`);
    await page.goto(`/login?back=${back}&lang=es`);
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(administrator.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(card(page, 'newer')).toContainText('se puede recuperar hasta: viernes 18 de diciembre de 2026.');
    const headers = { authorization: `Bearer ${await signInAdministrator(request)}` };
    const { data } = await (await request.get(`/api/feedbacks?isDeleted=true&q=older%20${mark}`, { headers })).json();
    await request.post(`/api/feedbacks/${data[0].id}/restore`, { headers });
    await restore(page, 'older').click();
    await expect(page.getByText('Este mensaje ya no se puede recuperar')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await restore(page, 'newer').click();
    await expect(page.getByRole('status').filter({ hasText: 'El comentario se recuperó' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(mark);
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});
