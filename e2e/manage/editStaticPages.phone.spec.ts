import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { expect, test } from './adminTest.ts';

test.use({ data: 'own' });

const text = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** The text that the API returns, without line breaks between its parts. */
async function readText(request: APIRequestContext, name: string): Promise<string> {
  const { data } = await (await request.get(`/api/static-pages/${name}`)).json();
  return data.content.replaceAll(/>\s+</g, '><').trim();
}

/** Delays each frame, as a slow phone does: no key may get lost between two frames. */
async function drawSlowly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (act) => draw(() => void setTimeout(() => act(performance.now()), 150));
  });
}

test('an administrator changes one word, the rest stays the same, and the old version is restored', async ({
  page,
  admin: _,
  request,
}) => {
  const before = await readText(request, 'PRIVACY');
  expect(before).toContain('<dl>');
  await gotoHydrated(page, '/manage_pages');
  await page.getByRole('link', { name: /^Change.*Privacy policy, In English/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy, in English');
  await text(page, 'Text').press('Control+Home');
  await page.keyboard.type('Sample words. ');
  await page.getByText('How people will read it').click();
  await expect(page.getByRole('group').getByText('Sample words.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectAnnouncement(page, 'The page was saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages');
  const after = await readText(request, 'PRIVACY');
  expect(after).not.toBe(before);
  expect(after.replace('Sample words. ', '')).toBe(before);
  await gotoHydrated(page, '/privacy_policy');
  await expect(page.getByRole('main')).toContainText('Sample words.');

  await gotoHydrated(page, '/manage_pages/PRIVACY');
  await expect(
    page
      .locator('summary')
      .filter({ hasText: /^[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M/ })
      .first(),
  ).toBeVisible();
  await page.locator('summary').last().click();
  await page.getByRole('button', { name: 'Bring this text back' }).last().click();
  await expect(text(page, 'Text')).toBeFocused();
  await expect(text(page, 'Text')).not.toContainText('Sample words.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages');
  expect(await readText(request, 'PRIVACY')).toBe(before);
});

test('buttons add headings, lists and links in Spanish; an invalid link is reported', async ({
  page,
  admin: _,
  request,
}) => {
  await drawSlowly(page);
  await gotoHydrated(page, '/manage_pages/ABOUT_ES?lang=es');
  await text(page, 'Texto').press('Control+a');
  await page.keyboard.type('Quiénes somos');
  await page.getByRole('button', { name: 'Título', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Título', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Lista con puntos' }).click();
  await page.keyboard.type('Llame al ');
  await page.getByRole('button', { name: 'Enlace' }).click();
  await text(page, '¿A dónde lleva el enlace?').fill('nada de eso');
  await page.keyboard.press('Enter');
  await expect(text(page, '¿A dónde lleva el enlace?')).toHaveAccessibleDescription(/Por favor revíselo/);
  await text(page, '¿A dónde lleva el enlace?').fill('988');
  await page.keyboard.press('Enter');
  await expect(text(page, 'Texto')).toBeFocused();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expectAnnouncement(page, 'La página se guardó');
  expect(await readText(request, 'ABOUT_ES')).toBe(
    '<h2>Quiénes somos</h2><ul><li>Llame al <a href="tel:988">988</a></li></ul>',
  );
  await gotoHydrated(page, '/about?lang=es');
  await expect(page.getByRole('main').getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
});

test('an empty text is refused, and a version that another person saved is shown beside the typed text', async ({
  page,
  admin,
  request,
}) => {
  await gotoHydrated(page, '/manage_pages/TERMS');
  await text(page, 'Text').press('Control+a');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(text(page, 'Text')).toBeFocused();
  await expect(text(page, 'Text')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('These are mine.');
  const answer = await request.put('/api/static-pages/TERMS', {
    headers: { authorization: `Bearer ${admin.token}` },
    data: { content: '<p>These are theirs.</p>' },
  });
  expect(answer.status()).toBe(200);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('radio', { name: /These are mine/ })).toBeChecked();
  await page.getByRole('radio', { name: /These are theirs/ }).check();
  await page.getByRole('button', { name: 'Save this choice' }).click();
  await expectAnnouncement(page, 'The page was saved');
  await gotoHydrated(page, '/manage_pages/TERMS');
  await expect(text(page, 'Text')).toHaveText('These are theirs.');
});

test('neither the list nor the editor has a barrier', async ({ page, admin: _ }) => {
  await gotoHydrated(page, '/manage_pages?lang=es');
  await expectAccessible(page);
  await gotoHydrated(page, '/manage_pages/FAQ?lang=es');
  await expect(page.locator('[name="content"]')).toBeVisible();
  await page.getByRole('button', { name: 'Enlace', exact: true }).click();
  await expectAccessible(page);
});
