import { expect, openMenu, test } from '../account/accountTest.ts';
import { addPantry, approve, staySignedIn } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { sendMessage } from './sendMessage.ts';

test.use({ data: 'own' });

test('the menu button shows the number of open tasks, and the number falls when one is done', async ({
  page,
  request,
  person,
}) => {
  const { id } = await addPantry(request, person, `Sample pantry ${crypto.randomUUID().slice(0, 8)}`);
  await approve(request, id);
  await staySignedIn(page, request, person);
  const button = page.getByRole('banner').getByRole('link', { name: /^Menu/ });
  await gotoHydrated(page, '/about');
  await openMenu(page);
  await expect(page.getByRole('link', { name: /^Manage services/ })).toHaveText(/1$/);
  await page.keyboard.press('Escape');
  await expect(button).toHaveAccessibleName('Menu');

  await sendMessage(request, 'service', { service: id });
  await gotoHydrated(page, '/feedbacks');
  await expect(button).toHaveAccessibleName('Menu 1 waiting for you');
  const report = page.getByRole('article');
  await expect(report).toBeVisible();
  await expectAccessible(page);
  await report.getByRole('link', { name: /^Archive/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expectAnnouncement(page, 'This feedback was archived');
  await expect(button).toHaveAccessibleName('Menu');

  await test.step('the largest number covers neither the label nor the name beside it', async () => {
    await page.route('**/api/auth/report-notifications', async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      await route.fulfill({ response, json: { data: { ...data, countUnReadFeedbacks: 9999 } } });
    });
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await gotoHydrated(page, '/?lang=es');
      const badge = page.getByRole('banner').getByText('9999', { exact: true });
      await expect(badge).toBeVisible();
      const { bottom, right } = await badge.evaluate((element) => element.getBoundingClientRect().toJSON());
      expect(bottom).toBeLessThanOrEqual(await page.getByRole('link', { name: /^Menú/ }).evaluate(topOfLabel));
      const home = page.getByRole('link', { name: 'Amparo, inicio' });
      expect(right).toBeLessThanOrEqual((await home.locator('svg').boundingBox())!.x);
      for (const label of ['Ubicación', 'Chat', 'English'])
        expect(await page.getByRole('banner').getByText(label, { exact: true }).evaluate(isCut)).toBe(false);
    }
  });
});

const isCut = (label: Element): boolean => label.scrollWidth > label.clientWidth;

function topOfLabel(link: Element): number {
  const label = document.createRange();
  label.selectNode(link.firstChild!);
  return label.getBoundingClientRect().top;
}
