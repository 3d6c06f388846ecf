import { expect, test } from '../support/browserTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { findMail } from '../support/readMail.ts';
import { readFeedback } from './readFeedback.ts';

const english = {
  language: 'en',
  title: 'Feedback about Amparo',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  send: 'Send',
  sent: 'Feedback sent successfully',
};
const spanish = {
  language: 'es',
  title: 'Comentarios sobre Amparo',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  send: 'Enviar',
  sent: 'Comentarios enviados con éxito',
};

for (const { words, javaScriptEnabled } of [
  { words: english, javaScriptEnabled: true },
  { words: spanish, javaScriptEnabled: false },
]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    // A form that is sent before its code has loaded returns from the server with status 400.
    test.use({ javaScriptEnabled, expectedComplaints: /status of 400/ });

    test(`feedback about Amparo reaches the administrators (${words.language})`, async ({ page }) => {
      const address = `/feedback?lang=${words.language}`;
      await (javaScriptEnabled ? gotoHydrated(page, address) : page.goto(address));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      const message = `Gracias. ${crypto.randomUUID()}`;
      await page.getByRole('textbox', { name: words.email }).fill('visitor@example.org');
      await page.getByRole('textbox', { name: words.message }).fill(message);
      await page.getByRole('button', { name: words.send, exact: true }).click();
      const subject = page.getByRole('textbox', { name: words.subject });
      await expect(subject).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('textbox', { name: words.message })).toHaveValue(message);
      await subject.fill('El mapa');
      await page.getByRole('button', { name: words.send, exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: words.sent })).toBeVisible();
      const mail = await findMail(message);
      expect(mail.to).toMatchObject([{ address: 'admin@example.org' }]);
      expect(mail.text).toContain('El mapa');
    });
  });
}

test.describe('the form', () => {
  // Before hydration the form is sent without scripts and returns with errors.
  test.use({ expectedComplaints: /status of 400/ });

  test('has no barrier', async ({ page }) => {
    await gotoHydrated(page, '/feedback?lang=es');
    await page.getByRole('button', { name: spanish.send, exact: true }).click();
    await expect(page.getByRole('textbox', { name: spanish.email })).toHaveAttribute('aria-invalid', 'true');
    // A link of the header that the sticky bar covers in part would count as too small to tap.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: /status of 400/ });

  test('a file that is not a photo is refused, and the input stays', async ({ page }) => {
    await page.goto('/feedback?lang=es');
    await page.getByRole('textbox', { name: spanish.email }).fill('visitor@example.org');
    await page.getByRole('textbox', { name: spanish.subject }).fill('El mapa');
    await page.getByRole('textbox', { name: spanish.message }).fill('Muy útil');
    const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no photo') };
    await page.locator('input[type=file]').setInputFiles(notes);
    await page.getByRole('button', { name: spanish.send, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'no se pudo leer como foto' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: spanish.message })).toHaveValue('Muy útil');
  });
});

test.describe('with a bad connection', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('a message with a lost response is sent again and arrives once', async ({ page, request }) => {
    await gotoHydrated(page, '/feedback?lang=en');
    const message = `The map is useful. ${crypto.randomUUID()}`;
    await page.getByRole('textbox', { name: english.email }).fill('visitor@example.org');
    await page.getByRole('textbox', { name: english.subject }).fill('The map');
    await page.getByRole('textbox', { name: english.message }).fill(message);
    await page.route('**/api/feedbacks/app', async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    });
    await page.getByRole('button', { name: english.send, exact: true }).click();
    await expectAnnouncement(page, 'Not sent yet. It waits on this phone');
    await page.unroute('**/api/feedbacks/app');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expectAnnouncement(page, 'A message that waited was sent.');

    expect(await readFeedback(request, message)).toHaveLength(1);
  });
});
