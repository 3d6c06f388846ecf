import { expect, test } from '../account/accountTest.ts';
import { fillIn, openForm, staySignedIn } from './serviceForm.ts';

// The test server has no translator, so these tests fake its responses in the browser.
const calls = { translator: '**/api/common/translator', translate: '**/api/common/translate' };

test.describe('with a translator', () => {
  test.use({ expectedComplaints: /status of (404|503)/ });

  test('it writes the Spanish that nobody has typed, and why it could not is told at the box', async ({
    page,
    request,
    person,
  }) => {
    await page.route(calls.translator, (route) => route.fulfill({ json: { data: { isConfigured: true } } }));
    let answer = { status: 503, json: { key: 'TRANSLATOR_UNAVAILABLE', errors: {} } as object };
    await page.route(calls.translate, (route) => {
      expect(route.request().postDataJSON()).toEqual({ source: 'en', target: 'es', text: 'A sample summary' });
      return route.fulfill(answer);
    });
    await staySignedIn(page, request, person);
    await openForm(page);
    await page.getByText('In Spanish', { exact: true }).click();
    const spanish = page.getByRole('textbox', { name: 'Summary in one sentence, in Spanish' });
    const ask = page.getByRole('button', { name: /^Translate from English ?: Summary/ });
    await expect(spanish).toBeVisible();
    await expect(ask).toHaveCount(0);
    await fillIn(page, 'Bilingual pantry');
    await ask.click();
    await expect(page.getByRole('alert').filter({ hasText: 'The translator does not answer' })).toBeVisible();
    answer = { status: 404, json: { key: 'TRANSLATOR_NOT_CONFIGURED', errors: {} } };
    await ask.click();
    await expect(page.getByRole('alert').filter({ hasText: 'There is no translator here' })).toBeVisible();
    answer = { status: 200, json: { data: { translatedText: 'Un resumen' } } };
    await ask.click();
    await expect(spanish).toHaveValue('Un resumen');
    await expect(spanish).toHaveAccessibleDescription(/Translated by a computer/);
    await expect(page.getByRole('alert').filter({ hasText: 'translator' })).toHaveCount(0);
    // The translator does not overwrite text that a person wrote.
    await spanish.fill('Un buen resumen');
    await expect(ask).toHaveCount(0);
    await spanish.fill('');
    await expect(ask).toBeVisible();
  });
});

test('without a translator, the form offers no translation', async ({ page, request, person }) => {
  await staySignedIn(page, request, person);
  await openForm(page);
  await fillIn(page, 'Pantry in English');
  await page.getByText('In Spanish', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Summary in one sentence, in Spanish' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Translate/ })).toHaveCount(0);
});
