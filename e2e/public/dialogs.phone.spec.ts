import type { APIRequestContext, Page } from '@playwright/test';
import { drawPhoto } from '../messages/drawPhoto.ts';
import { readyForOffline } from '../messages/readyForOffline.ts';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { denyStorage } from '../support/denyStorage.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { findMail } from '../support/readMail.ts';
import { startOver } from '../support/startOver.ts';

test.use({ tab: 'shared' });

const shelter = 'Porchlight Night Shelter';
const neutralPage = 'https://www.weather.gov/';
const place = { name: 'place', value: encodeURIComponent('-99.733|32.449|Abilene') };

const english = {
  language: 'en',
  connect: 'Send them a message',
  report: 'Something is wrong here',
  claim: 'I run this place',
  send: 'Send',
  title: `Send a message to ${shelter}`,
  sent: 'Sent successfully. They will answer you by email or phone.',
  notSent: 'Your message was not sent. Can not connect to server.',
  waits: 'Not sent yet. It waits on this phone and is sent when there is a connection.',
  labels: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
  missing: ['Please input Name', 'Please input Email', 'Please input Phone', 'Please input Message'],
  check: 'Please check 4 fields.',
  badEmail: 'Please input valid Email',
};
const spanish = {
  language: 'es',
  connect: 'Escribirles',
  report: 'Algo está mal aquí',
  claim: 'Este servicio es mío',
  send: 'Enviar',
  title: `Escribir a ${shelter}`,
  sent: 'Enviado con éxito. Le contestarán por correo o por teléfono.',
  notSent: 'Su mensaje no se envió. No se puede conectar',
  labels: { name: 'Nombre', email: 'Correo electrónico', phone: 'Teléfono', message: 'Mensaje' },
  missing: [
    'Por favor escriba su nombre',
    'Por favor escriba su correo electrónico',
    'Por favor escriba su teléfono',
    'Por favor escriba su mensaje',
  ],
  check: 'Por favor revise 4 campos.',
  badEmail: 'Por favor escriba un correo electrónico válido',
};

/** The smallest PNG there is. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

test('the report beside the hours opens with the focus in its first field, and closing returns to it', async ({
  page,
  request,
}) => {
  await gotoHydrated(page, await findService(request, shelter));
  const opener = link(page, 'Report a mistake');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: `What is wrong about ${shelter}?` });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the dialog and the keyboard', async ({ page, request }) => {
  await test.step('Enter opens the dialog, Tab stays inside, Esc closes it, and the input returns', async () => {
    const path = await findService(request, shelter);
    await gotoHydrated(page, path);
    const opener = link(page, 'Send them a message');
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: english.title });
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(isInside, `after ${presses + 1} Tabs`).toBe(true);
    }

    await box(page, 'Message').fill('Is there room for two?');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');

    await page.keyboard.press('Enter');
    await expect(box(page, 'Message')).toHaveValue('Is there room for two?');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shelter);
  });
  await test.step('the phone’s back button closes only the dialog', async () => {
    await startOver(page);
    const path = await findService(request, shelter);
    await gotoHydrated(page, path);
    await link(page, 'Something is wrong here').click();
    const dialog = page.getByRole('dialog', { name: `What is wrong about ${shelter}?` });
    await expect(dialog).toBeVisible();
    await box(page, 'Message').fill('They moved.');
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shelter);
  });
});

test('reports missing fields, and sends a complete form once', async ({ page, request }) => {
  const sent: string[] = [];
  page.on('request', (one) => one.method() !== 'GET' && sent.push(new URL(one.url()).pathname));
  await gotoHydrated(page, `${await findService(request, shelter)}?lang=${spanish.language}`);
  await link(page, spanish.connect).click();
  const dialog = page.getByRole('dialog', { name: spanish.title });
  const send = dialog.getByRole('button', { name: spanish.send, exact: true });
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText([spanish.check, '']);
  const labels = Object.values(spanish.labels);
  for (const [index, label] of labels.entries()) {
    await expect(box(page, label)).toHaveAccessibleDescription(spanish.missing[index]!);
    await expect(box(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(box(page, spanish.labels.name)).toBeFocused();
  await expect(box(page, spanish.labels.name)).toBeInViewport({ ratio: 1 });

  const message = `¿Hay lugar? ${crypto.randomUUID()}`;
  await box(page, spanish.labels.name).fill('Ana Peña');
  await expect(box(page, spanish.labels.name)).toHaveAccessibleDescription('');
  await box(page, spanish.labels.email).fill('ana');
  await box(page, spanish.labels.phone).fill('3255550123');
  await box(page, spanish.labels.message).fill(message);
  await expect(box(page, spanish.labels.email)).toHaveAccessibleDescription(spanish.badEmail);
  await send.click();
  await expect(box(page, spanish.labels.email)).toBeFocused();
  expect(sent).toEqual([]);
  await box(page, spanish.labels.email).fill('ana@example.org');
  await send.dblclick();
  await expectAnnouncement(page, spanish.sent);
  await expect(dialog).toBeHidden();
  expect(sent).toEqual(['/api/feedbacks/service']);
  const mail = await findMail(message);
  expect(mail.replyTo).toMatchObject([{ address: 'ana@example.org' }]);
  expect(mail.text).toContain('(325) 555-0123');

  await link(page, spanish.connect).click();
  await expect(box(page, spanish.labels.message)).toHaveValue('');
});

/** Opens the report of a service and fills it in. */
async function writeReport(page: Page, request: APIRequestContext) {
  await gotoHydrated(page, `${await findService(request, shelter)}?lang=${english.language}`);
  await link(page, english.report).click();
  const message = `El horario es otro. ${crypto.randomUUID()}`;
  await box(page, english.labels.email).fill('ana@example.org');
  await box(page, english.labels.message).fill(message);
  return { dialog: page.getByRole('dialog'), message };
}

test.describe('without network', () => {
  test.use({ tab: 'own', expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('a message waits until there is a network, then it is sent', async ({ page, request, context }) => {
    const { dialog, message } = await writeReport(page, request);
    await readyForOffline(page);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: english.send, exact: true }).click();
    await expectAnnouncement(page, english.waits);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: '1 message waits to be sent.' })).toBeVisible();
    await context.setOffline(false);
    await expectAnnouncement(page, 'A message that waited was sent.');
    await findMail(message);
  });

  test('if the browser stores nothing, nothing typed is lost, and it can be sent again', async ({
    page,
    request,
    context,
  }) => {
    await denyStorage(page);
    const { dialog, message } = await writeReport(page, request);
    await context.setOffline(true);
    const send = dialog.getByRole('button', { name: english.send, exact: true });
    await send.click();
    await expect(dialog.getByRole('alert').filter({ hasText: english.notSent })).toBeFocused();
    await expect(box(page, english.labels.message)).toHaveValue(message);
    const letter = await dialog.locator('a[href*="subject="]').getAttribute('href');
    expect(decodeURIComponent(letter ?? '')).toContain(message);
    await context.setOffline(false);
    await send.click();
    await expect(dialog).toBeHidden();
    await findMail(message);
  });
});

test('photos are shown, can be removed, and are sent with the message', async ({ page, request }) => {
  await gotoHydrated(page, await findService(request, shelter));
  await link(page, 'Something is wrong here').click();
  const dialog = page.getByRole('dialog');
  const photos = await Promise.all(
    ['one', 'two', 'three'].map(async (name) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: await drawPhoto(page, name),
    })),
  );
  const picker = dialog.getByLabel('Add photos');
  await picker.setInputFiles([
    ...photos,
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no photo') },
  ]);
  await expect(dialog.getByRole('img')).toHaveCount(3);
  await expect(dialog.getByRole('alert').filter({ hasText: 'could not be read' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove two.png' }).click();
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await picker.setInputFiles(photos.concat(photos).slice(0, 4));
  await expect(dialog.getByRole('img')).toHaveCount(5);
  await expect(dialog.getByRole('alert').filter({ hasText: 'up to 5 photos' })).toBeVisible();
  await expectAccessible(page);

  const message = `They open at ten. ${crypto.randomUUID()}`;
  await box(page, 'Email').fill('ana@example.org');
  await box(page, 'Message').fill(message);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect((await findMail(message)).text).toContain('5 photos came with it.');
});

test('the form and its fields', async ({ page, request, context, baseURL }) => {
  await test.step('the code of a form loads only when the form opens', async () => {
    const fetched: string[] = [];
    page.on('request', (one) => one.resourceType() === 'script' && fetched.push(one.url()));
    await gotoHydrated(page, await findService(request, shelter));
    await page.waitForLoadState('networkidle');
    const before = fetched.length;
    await link(page, 'Send them a message').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(fetched.length).toBeGreaterThan(before);
  });
  await test.step('report and claim ask for their own fields', async () => {
    await startOver(page);
    await gotoHydrated(page, await findService(request, shelter));
    for (const [name, count] of [
      ['Something is wrong here', 2],
      ['I run this place', 6],
    ] as const) {
      await link(page, name).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox')).toHaveCount(count);
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(dialog.getByRole('alert')).toHaveText([`Please check ${count} fields.`, '']);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
  await test.step('the form offers to send the place only when one is set', async () => {
    await startOver(page);
    const path = await findService(request, shelter);
    const openForm = async () => {
      await gotoHydrated(page, path);
      await link(page, 'Send them a message').click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(4);
    };
    await openForm();
    await expect(page.getByRole('checkbox')).toHaveCount(0);

    await context.addCookies([{ ...place, value: encodeURIComponent('0|0|'), url: baseURL! }]);
    await openForm();
    await expect(page.getByRole('checkbox')).toHaveCount(0);

    await context.addCookies([{ ...place, url: baseURL! }]);
    await openForm();
    await expect(page.getByRole('checkbox', { name: 'Tell them where I am: Abilene' })).not.toBeChecked();
  });
});

test.describe('leaving', () => {
  test.use({ otherOrigin: new URL(neutralPage).origin });

  test('Esc three times leaves, although the first press closes the dialog; the button works too', async ({
    page,
    request,
  }) => {
    await page.route(`${neutralPage}**`, (route) => route.fulfill({ body: 'Sunny' }));
    const path = await findService(request, shelter);
    await gotoHydrated(page, path);
    await link(page, 'Send them a message').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await page.waitForURL(neutralPage);

    await gotoHydrated(page, path);
    await link(page, 'Send them a message').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByText('Leave quickly').click();
    await page.waitForURL(neutralPage);
  });
});

test('the forms to connect, to report and to claim have no barrier in either theme', async ({ page, request }) => {
  const path = await findService(request, shelter);
  await gotoHydrated(page, `${path}?lang=es`);
  for (const kind of ['connect', 'report', 'claim'] as const) {
    await test.step(kind, async () => {
      await link(page, spanish[kind]).click();
      await page.getByRole('dialog').getByRole('button', { name: spanish.send, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }
  await test.step('the page of a form', async () => {
    await page.goto(`${path}/connect?lang=es`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shelter);
    await expectAccessible(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: /status of 400/ });

  test('the links lead to pages with the same forms and checks', async ({ page, request }) => {
    await page.goto(`${await findService(request, shelter)}?lang=${spanish.language}`);
    await link(page, spanish.connect).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish.title);
    const message = `¿Hay lugar? ${crypto.randomUUID()}`;
    await box(page, spanish.labels.message).fill(message);
    await box(page, spanish.labels.phone).fill('325 555 0123');
    await box(page, spanish.labels.email).fill('ana');
    await page.getByRole('button', { name: spanish.send, exact: true }).click();
    await expect(box(page, spanish.labels.name)).toHaveAccessibleDescription(spanish.missing[0]!);
    await expect(box(page, spanish.labels.email)).toHaveAccessibleDescription(spanish.badEmail);
    await expect(box(page, spanish.labels.message)).toHaveValue(message);

    await box(page, spanish.labels.name).fill('Ana Peña');
    const photo = { name: 'door.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') };
    await page.locator('input[type=file]').setInputFiles(photo);
    await box(page, spanish.labels.email).fill('ana@example.org');
    await page.getByRole('button', { name: spanish.send, exact: true }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(spanish.sent);
    expect((await findMail(message)).text).toContain('One photo came with it.');
    await page.reload();
    await expect(page.getByRole('main').getByRole('status')).toContainText(spanish.sent);
    await page.getByRole('main').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shelter);
  });

  test('the form sends the place only when its box is checked', async ({ page, request, context, baseURL }) => {
    await context.addCookies([{ ...place, url: baseURL! }]);
    await page.goto(`${await findService(request, shelter)}/connect`);
    const posted = async () => {
      const post = page.waitForRequest((one) => one.method() === 'POST');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      return (await post).postData() ?? '';
    };
    expect(await posted()).not.toContain('coordinates');
    const tick = page.getByRole('checkbox', { name: 'Tell them where I am: Abilene' });
    await expect(tick).not.toBeChecked();
    await tick.check();
    expect(await posted()).toMatch(/name="coordinates"\s+-99\.733\|32\.449/);
    await expect(tick).toBeChecked();
  });

  test('there is no form for a missing service', async ({ request }) => {
    const response = await request.get('/services/01900000-0000-7000-8000-000000000000/report');
    expect(response.status()).toBe(404);
  });
});
