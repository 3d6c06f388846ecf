import type { Page } from '@playwright/test';
import { expect, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { administrator } from '../support/testConfig.ts';
import { sendMessage } from './sendMessage.ts';

test.use({ data: 'own' });

const rows = (page: Page) => page.getByRole('table', { name: 'Messages' }).locator('[data-row]');

test('an administrator reads, answers, and archives messages with keys', async ({ page, request }) => {
  for (let n = 21; n >= 1; n -= 1) await sendMessage(request, 'service', { subject: `Subject ${n}` });
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, '/feedbacks?tab=service');
  const panel = (name: string) => page.getByRole('complementary', { name, exact: true });
  await test.step('twenty messages are on the first screen', async () => {
    await expect(rows(page)).toHaveCount(21);
    await expect(rows(page).nth(19)).toBeInViewport({ ratio: 0.9 });
    await expectAccessible(page);
  });
  await test.step('Enter opens a message beside the table, and r answers it', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(panel('Subject 1').getByRole('heading', { name: 'Subject 1' })).toBeFocused();
    await page.keyboard.press('r');
    const answer = panel('Subject 1').getByRole('textbox', { name: 'Your answer' });
    await expect(answer).toBeFocused();
    await expectAccessible(page);
    await answer.fill('Thank you, we corrected it.');
    await panel('Subject 1').getByRole('button', { name: 'Send the answer' }).click();
    await expectAnnouncement(page, 'Your answer is on its way');
    await expect(panel('Subject 1').getByRole('list', { name: 'Answers' })).toContainText('we corrected it');
  });
  await test.step('a archives it, the next one opens, and u brings it back', async () => {
    await panel('Subject 1').getByRole('heading', { name: 'Subject 1' }).focus();
    await page.keyboard.press('a');
    await expect(panel('Subject 2')).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
    await page.keyboard.press('u');
    await expect(rows(page)).toHaveCount(21);
  });
  await test.step('several are archived at once', async () => {
    await page.keyboard.press('Escape');
    for (const key of ['x', 'j', 'x']) await page.keyboard.press(key);
    await page.getByRole('main').getByRole('button', { name: 'Archive' }).click();
    await expectAnnouncement(page, '2 messages were archived');
    await expect(rows(page)).toHaveCount(19);
  });
  await test.step('a filter and an order are in the address', async () => {
    await page.getByRole('combobox', { name: /^Answers/ }).selectOption('Answered');
    await expect(page).toHaveURL(/answered=yes/);
    await expect(rows(page)).toHaveText(['Subject 1']);
    await page.getByRole('link', { name: 'Show all messages' }).click();
    await expect(rows(page)).toHaveCount(19);
    await page.getByRole('table').getByRole('link', { name: 'Subject', exact: true }).click();
    await expect(page).toHaveURL(/sort=subject/);
    await expect(rows(page).first()).toHaveText('Subject 1');
    await expect(rows(page).nth(1)).toHaveText('Subject 10');
  });
});
