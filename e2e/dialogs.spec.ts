import type { Page } from '@playwright/test';
import { expectNoBarrier } from './expectNoBarrier.ts';
import { findService } from './findService.ts';
import { expect, test } from './journey.ts';
import { openAlive } from './openAlive.ts';

const shelter = 'Porchlight Night Shelter';
const neutralPage = 'https://www.weather.gov/';
const place = { name: 'place', value: encodeURIComponent('-99.733|32.449|Abilene') };

const english = {
  language: 'en',
  connect: 'Connect',
  report: 'Report incorrect info',
  claim: 'Claim the service',
  send: 'Send',
  title: `Connect to ${shelter}?`,
  cannotSend: 'You cannot send messages from here yet.',
  notSent: 'Your message was not sent.',
  labels: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
  missing: ['Please input Name', 'Please input Email', 'Please input Phone', 'Please input Message'],
  check: 'Please check 4 fields.',
  badEmail: 'Please input valid Email',
};
const spanish = {
  language: 'es',
  connect: 'Comunicarse',
  report: 'Reportar información incorrecta',
  claim: 'Reclamar el servicio',
  send: 'Enviar',
  title: `¿Comunicarse con ${shelter}?`,
  cannotSend: 'Todavía no se pueden enviar mensajes desde aquí.',
  notSent: 'Su mensaje no se envió.',
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

const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

test('Enter opens it, Tab stays in it, Esc closes it; what was typed is there again', async ({ page, request }) => {
  const path = await findService(request, shelter);
  await openAlive(page, path);
  const opener = link(page, 'Connect');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: english.title });
  await expect(dialog).toContainText(english.cannotSend);
  await expect(dialog.getByRole('link', { name: /555-0142/ })).toHaveAttribute('href', 'tel:+13255550142');
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

test('the phone’s way back closes it, and only it', async ({ page, request }) => {
  const path = await findService(request, shelter);
  await openAlive(page, path);
  await link(page, 'Report incorrect info').click();
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

for (const words of [english, spanish]) {
  test(`what is missing is said (${words.language}), and that nothing was sent`, async ({ page, request }) => {
    const sent: string[] = [];
    page.on('request', (one) => one.method() !== 'GET' && sent.push(one.url()));
    await openAlive(page, `${await findService(request, shelter)}?lang=${words.language}`);
    await link(page, words.connect).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    const send = dialog.getByRole('button', { name: words.send, exact: true });
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText(words.check);
    const labels = Object.values(words.labels);
    for (const [index, label] of labels.entries()) {
      await expect(box(page, label)).toHaveAccessibleDescription(words.missing[index]!);
      await expect(box(page, label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(box(page, words.labels.name)).toBeFocused();
    await expect(box(page, words.labels.name)).toBeInViewport({ ratio: 1 });

    await box(page, words.labels.name).fill('Ana Peña');
    await expect(box(page, words.labels.name)).toHaveAccessibleDescription('');
    await box(page, words.labels.email).fill('ana');
    await box(page, words.labels.phone).fill('3255550123');
    await box(page, words.labels.message).fill('¿Hay lugar?');
    await expect(box(page, words.labels.email)).toHaveAccessibleDescription(words.badEmail);
    await send.click();
    await expect(box(page, words.labels.email)).toBeFocused();
    await box(page, words.labels.email).fill('ana@example.org');
    await send.click();
    await expect(dialog.getByRole('alert').filter({ hasText: words.notSent })).toBeFocused();
    await expect(box(page, words.labels.name)).toHaveValue('Ana Peña');
    await expect(box(page, words.labels.phone)).toHaveValue('(325) 555-0123');
    const letter = await dialog.locator('a[href*="subject="]').getAttribute('href');
    expect(decodeURIComponent(letter ?? '')).toContain('¿Hay lugar?');
    expect(sent).toEqual([]);
  });
}

test('report and claim ask for their own fields, and name those who keep the list', async ({ page, request }) => {
  await openAlive(page, await findService(request, shelter));
  for (const [name, count] of [
    ['Report incorrect info', 2],
    ['Claim the service', 6],
  ] as const) {
    await link(page, name).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('the people who keep this list');
    await expect(dialog.getByRole('link', { name: /help@example\.org/ })).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(count);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(`Please check ${count} fields.`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a phone number takes its form as it is typed, corrected and pasted', async ({ page, request }) => {
  await openAlive(page, await findService(request, shelter));
  await link(page, 'Connect').click();
  const phone = box(page, 'Phone');
  await phone.pressSequentially('3a25');
  await expect(phone).toHaveValue('(325');
  await phone.pressSequentially('-555.01009');
  await expect(phone).toHaveValue('(325) 555-0100');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('(325) 55');
  await phone.fill('+1 325 555 0199');
  await expect(phone).toHaveValue('(325) 555-0199');
});

test('the place can be told only where one is set', async ({ page, request, context, baseURL }) => {
  const path = await findService(request, shelter);
  const openForm = async () => {
    await openAlive(page, path);
    await link(page, 'Connect').click();
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

test('what a form needs is fetched when one is opened, not before', async ({ page, request }) => {
  const fetched: string[] = [];
  page.on('request', (one) => one.resourceType() === 'script' && fetched.push(one.url()));
  await openAlive(page, await findService(request, shelter));
  await page.waitForLoadState('networkidle');
  const before = fetched.length;
  await link(page, 'Connect').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(fetched.length).toBeGreaterThan(before);
});

test.describe('leaving', () => {
  test.use({ otherOrigin: new URL(neutralPage).origin });

  test('Esc three times leaves, though the first closes the dialog; the button can be tapped too', async ({
    page,
    request,
  }) => {
    await page.route(`${neutralPage}**`, (route) => route.fulfill({ body: 'Sunny' }));
    const path = await findService(request, shelter);
    await openAlive(page, path);
    await link(page, 'Connect').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await page.waitForURL(neutralPage);

    await openAlive(page, path);
    await link(page, 'Connect').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByText('Leave quickly').click();
    await page.waitForURL(neutralPage);
  });
});

for (const kind of ['connect', 'report', 'claim'] as const) {
  test(`the form to ${kind} has no barrier in either language and theme`, async ({ page, request }) => {
    const path = await findService(request, shelter);
    for (const words of [english, spanish]) {
      await openAlive(page, `${path}?lang=${words.language}`);
      await link(page, words[kind]).click();
      await page.getByRole('dialog').getByRole('button', { name: words.send, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await expectNoBarrier(page);
    }
  });
}

test('the page of a form has no barrier', async ({ page, request }) => {
  await page.goto(`${await findService(request, shelter)}/connect`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shelter);
  await expectNoBarrier(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const words of [english, spanish]) {
    test(`the links lead to pages with the same forms and checks (${words.language})`, async ({ page, request }) => {
      await page.goto(`${await findService(request, shelter)}?lang=${words.language}`);
      await link(page, words.connect).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expect(page.getByRole('main')).toContainText(words.cannotSend);
      await box(page, words.labels.message).fill('¿Hay lugar?');
      await box(page, words.labels.phone).fill('325 555 0123');
      await box(page, words.labels.email).fill('ana');
      await page.getByRole('button', { name: words.send, exact: true }).click();
      await expect(box(page, words.labels.name)).toHaveAccessibleDescription(words.missing[0]!);
      await expect(box(page, words.labels.email)).toHaveAccessibleDescription(words.badEmail);
      await expect(box(page, words.labels.message)).toHaveValue('¿Hay lugar?');
      await expect(page.getByRole('main')).not.toContainText(words.notSent);

      await box(page, words.labels.name).fill('Ana Peña');
      await box(page, words.labels.email).fill('ana@example.org');
      await page.getByRole('button', { name: words.send, exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: words.notSent })).toBeVisible();
      await expect(box(page, words.labels.message)).toHaveValue('¿Hay lugar?');
      await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    });
  }

  test('the place goes with the form only where it is ticked', async ({ page, request, context, baseURL }) => {
    await context.addCookies([{ ...place, url: baseURL! }]);
    await page.goto(`${await findService(request, shelter)}/connect`);
    const posted = async () => {
      const post = page.waitForRequest((one) => one.method() === 'POST');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      return decodeURIComponent((await post).postData() ?? '');
    };
    expect(await posted()).not.toContain('coordinates');
    const tick = page.getByRole('checkbox', { name: 'Tell them where I am: Abilene' });
    await expect(tick).not.toBeChecked();
    await tick.check();
    expect(await posted()).toContain('coordinates=-99.733|32.449');
    await expect(tick).toBeChecked();
  });

  test('there is no form for a service that is not there', async ({ request }) => {
    const response = await request.get('/services/01900000-0000-7000-8000-000000000000/report');
    expect(response.status()).toBe(404);
  });
});
