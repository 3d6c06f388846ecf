import type { Page } from '@playwright/test';
import { expect, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { findService } from '../services/findService.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { findMail } from '../support/readMail.ts';
import { startOver } from '../support/startOver.ts';
import { administrator, serviceOwner } from '../support/testConfig.ts';
import { drawPhoto } from './drawPhoto.ts';
import { sendMessage } from './sendMessage.ts';

const card = (page: Page, message: string) => page.getByRole('article').filter({ hasText: message });
/** A tab, with or without the number of its messages. */
const chip = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}( \\(|$)`) });

test('wrong hours are reported with two photos, and its owner finds them', async ({ page, request }) => {
  await gotoHydrated(page, await findService(request, serviceOwner.service));
  await page.getByRole('main').getByRole('link', { name: 'Something is wrong here' }).click();
  const form = page.getByRole('dialog');
  const words = crypto.randomUUID();
  const files = [];
  for (const name of ['door', 'sign'])
    files.push({ name: `${name}.png`, mimeType: 'image/png', buffer: await drawPhoto(page, name) });
  await form.getByLabel('Add photos').setInputFiles(files);
  await expect(form.getByRole('img')).toHaveCount(2);
  await form.getByRole('textbox', { name: 'Email' }).fill('visitor@example.org');
  await form.getByRole('textbox', { name: 'Message' }).fill(`They open at eight. ${words}`);
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form).toBeHidden();

  await signInOnDevice(page, serviceOwner);
  await gotoHydrated(page, `/feedbacks?q=${words}`);
  const report = card(page, words);
  await expect(report).toContainText('Report');
  for (const name of ['App feedback', 'Deleted']) await expect(chip(page, name)).toHaveCount(0);
  await expect(report.getByRole('link', { name: serviceOwner.service, exact: true })).toHaveAttribute(
    'href',
    /services/,
  );
  const photos = report.getByRole('img');
  await expect(photos).toHaveCount(2);
  await photos.first().scrollIntoViewIfNeeded();
  await expect.poll(() => photos.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);

  await test.step('its owner answers by email, and the answer stays with the message', async () => {
    await report.getByRole('link', { name: /^Answer/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Answer a message');
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Your answer' }).fill(`Thank you, we corrected it. ${words}`);
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expectAnnouncement(page, 'Your answer is on its way to visitor@example.org');
    await gotoHydrated(page, `/feedbacks?q=${words}`);
    await expect(card(page, words).getByRole('list', { name: 'Answers' })).toContainText('Thank you, we corrected it.');
    const mail = await findMail(`Thank you, we corrected it. ${words}`, 'visitor@example.org');
    expect(mail.subject).toMatch(/^Answer to your message/);
    expect(mail.replyTo?.[0]?.address).toBe(serviceOwner.email);
  });
});

test('messages are read, searched and deleted', async ({ page, request }) => {
  await test.step('photos open in full size with the keyboard', async () => {
    const bytes = await drawPhoto(page, 'sign');
    const images: string[] = [];
    for (const data of [bytes, bytes]) {
      const answer = await request.post('/api/feedbacks/images', { data, headers: { 'content-type': 'image/png' } });
      images.push((await answer.json()).data.name);
    }
    const words = await sendMessage(request, 'service', { images });
    await signInOnDevice(page, serviceOwner);
    await gotoHydrated(page, `/feedbacks?tab=service&q=${words}`);
    const first = card(page, words).getByRole('link', { name: 'Photo 1 of 2 from visitor@example.org' });
    await first.focus();
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog', { name: 'Photos' });
    const isInside = () => box.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    await expect(box.getByRole('img')).toHaveAccessibleName('Photo 1 of 2 from visitor@example.org');
    await page.keyboard.press('ArrowRight');
    await expect(box.getByRole('img')).toHaveAccessibleName('Photo 2 of 2 from visitor@example.org');
    await page.keyboard.press('ArrowRight');
    await expect(box.getByRole('status')).toHaveText('2 of 2');
    await page.keyboard.press('ArrowLeft');
    await expect(box.getByRole('status')).toHaveText('1 of 2');
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(first).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');

    await page.keyboard.press('Enter');
    await expect(box).toBeVisible();
    await page.goBack();
    await expect(box).toBeHidden();
    await expect(card(page, words)).toBeVisible();
  });
  await test.step('after a deletion the next message has the focus', async () => {
    await startOver(page);
    const mark = crypto.randomUUID();
    for (const name of ['older', 'newer']) await sendMessage(request, 'service', { message: `${name} ${mark}` });
    await signInOnDevice(page, serviceOwner);
    await gotoHydrated(page, `/feedbacks?tab=service&q=${mark}`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await card(page, 'newer')
      .getByRole('link', { name: /^Delete/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectAnnouncement(page, 'This feedback was deleted');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card(page, 'older').getByRole('heading')).toBeFocused();
    await expect(page.getByRole('search').getByRole('status')).toHaveText('1 message');
    await card(page, 'older')
      .getByRole('link', { name: /^Delete/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No message with these words')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('the messages are searched while a person types', async () => {
    await startOver(page);
    const mark = crypto.randomUUID();
    for (const name of ['older', 'newer']) await sendMessage(request, 'service', { message: `${name} ${mark}` });
    await signInOnDevice(page, serviceOwner);
    await gotoHydrated(page, '/feedbacks');
    const count = page.getByRole('search').getByRole('status');
    await page.getByRole('searchbox').fill(mark.slice(0, 18));
    await expect(count).toHaveText('2 messages');
    await page.getByRole('searchbox').fill(`older ${mark}`);
    await expect(count).toHaveText('1 message');
    await expect(card(page, 'older')).toBeVisible();
    await page.getByRole('searchbox').fill('qqqq');
    await expect(page.getByText('No message with these words')).toBeVisible();
    await page.getByRole('search').getByRole('link', { name: 'Clear search' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('administrators see each kind under its tab, and the archived messages', async ({ page, request }) => {
  const mark = crypto.randomUUID();
  const [service, claim, app] = [`service ${mark}`, `claim ${mark}`, `app ${mark}`];
  for (const kind of ['service', 'claim', 'app'] as const)
    await sendMessage(request, kind, { message: `${kind} ${mark}` });
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, `/feedbacks?q=${mark}`);
  await expect(chip(page, 'App feedback')).toHaveAttribute('aria-current', 'true');
  await expect(card(page, app)).toBeVisible();
  await chip(page, 'Claim feedback').click();
  await expect(card(page, claim)).toContainText('Rosa, Director');
  await expect(card(page, app)).toHaveCount(0);
  await chip(page, 'Service feedback').click();
  await expect(card(page, service)).toBeVisible();

  const toArchive = card(page, service).getByRole('link', { name: /^Archive/ });
  await toArchive.click();
  const question = page.getByRole('alertdialog', { name: 'Do you want to archive this Feedback?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(toArchive).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Archive' }).click();
  await expectAnnouncement(page, 'This feedback was archived');
  await expect(card(page, service)).toHaveCount(0);
  await chip(page, 'Archive').click();
  await expect(card(page, service)).toBeVisible();
  await expect(card(page, service).getByRole('link', { name: /^Archive/ })).toHaveCount(0);
  await card(page, service)
    .getByRole('link', { name: /^Move back/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move back' }).click();
  await expectAnnouncement(page, 'This feedback was moved back to the others.');
  await expect(card(page, service)).toHaveCount(0);

  await test.step('several are archived at once, and come back', async () => {
    for (const name of ['first', 'second', 'third'])
      await sendMessage(request, 'claim', { message: `${name} several ${mark}` });
    await gotoHydrated(page, `/feedbacks?tab=claim&q=several ${mark}`);
    await expect(page.getByRole('article')).toHaveCount(3);
    const tab = chip(page, 'Claim feedback');
    const numberOf = async () => Number(/\d+/.exec(await tab.innerText())?.[0] ?? 0);
    const before = await numberOf();
    await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
    await card(page, 'second several').getByRole('checkbox').uncheck();
    await page.getByRole('button', { name: 'Archive' }).click();
    await expectAnnouncement(page, '2 messages were archived');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect.poll(numberOf).toBe(before - 2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect.poll(numberOf).toBe(before);
  });
});

test('scrolling loads each message once, also when messages are archived meanwhile', async ({ page, request }) => {
  const mark = crypto.randomUUID();
  for (let number = 100; number < 160; number += 1)
    await sendMessage(request, 'service', { message: `no ${number} ${mark}` });
  await signInOnDevice(page, serviceOwner);
  await gotoHydrated(page, `/feedbacks?tab=service&q=${mark}`);
  await expect(page.getByRole('article').first()).toContainText('no 159');
  await card(page, 'no 159')
    .getByRole('link', { name: /^Archive/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(card(page, 'no 159')).toHaveCount(0);
  for (const number of [135, 115, 100]) {
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(card(page, `no ${number}`)).toHaveCount(1);
  }
  await expect(page.getByRole('article')).toHaveCount(59);
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);
});

test('a guest signs in and returns', async ({ page }) => {
  await gotoHydrated(page, '/feedbacks?tab=claim');
  await page.getByRole('textbox', { name: 'Email' }).fill(serviceOwner.email);
  await page.getByLabel('Password', { exact: true }).fill(serviceOwner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback received');
  await expect(chip(page, 'Claim feedback')).toHaveAttribute('aria-current', 'true');
});

test.describe('without network', () => {
  test.use({ expectedComplaints: /INTERNET_DISCONNECTED/ });

  test('a message that cannot be archived stays, and the page says so', async ({ page, request, context }) => {
    const words = await sendMessage(request, 'service');
    await signInOnDevice(page, serviceOwner);
    await gotoHydrated(page, `/feedbacks?q=${words}`);
    await card(page, words)
      .getByRole('link', { name: /^Archive/ })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await context.setOffline(true);
    await question.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Can not connect to server' })).toBeVisible();
    await expect(question).toBeHidden();
    await expect(card(page, words)).toBeVisible();
  });
});
