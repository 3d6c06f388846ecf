import { expect, test } from '../account/accountTest.ts';
import { fillIn, openForm, openStep, signInAdministrator, staySignedIn } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectReflow } from '../support/expectReflow.ts';
import { startOver } from '../support/startOver.ts';

test.use({ data: 'own' });

test('the form with all steps and sections open and all errors has no barrier', async ({ page, request }) => {
  await staySignedIn(page, request, { token: await signInAdministrator(request) });
  await openForm(page, '/add_service?lang=es');
  await page.locator('[name=type]').nth(1).check();
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('button', { name: 'Qué: tiene errores' })).toHaveAttribute('aria-current', 'step');
  await page.evaluate(() => {
    for (const step of document.querySelectorAll<HTMLElement>('main [data-step]')) step.hidden = false;
    for (const fold of document.querySelectorAll('main details')) (fold as HTMLDetailsElement).open = true;
  });
  await page.locator('[name=isCriticalHeader]').check();
  await page.getByRole('button', { name: 'Pegar el horario como texto' }).click();
  const text = page.getByLabel('El horario como está en su folleto o página web');
  await text.fill('L-V 7-7');
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill('L-V 8 a 5, sáb 9-12');
  await expect(page.getByRole('button', { name: 'Usar este horario' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectReflow(page);
});

test('every target is large enough to tap, and the saved view has no barrier', async ({ page, request, person }) => {
  await test.step('every target of the form is large enough to tap', async () => {
    await staySignedIn(page, request, person);
    await openForm(page);
    await fillIn(page, 'Sample');
    await page.evaluate(() => {
      for (const step of document.querySelectorAll<HTMLElement>('main [data-step]')) step.hidden = false;
    });
    const small = await page.evaluate(() => {
      const targets = document.querySelectorAll<HTMLElement>('main button, main summary, main label, main select');
      const seen = [...targets].filter(
        (one) => one.offsetParent && !(one as HTMLLabelElement).htmlFor && one.getBoundingClientRect().height < 44,
      );
      return seen.map((one) => one.outerHTML.slice(0, 120));
    });
    expect(small).toEqual([]);
  });
  await test.step('the saved view has no barrier', async () => {
    await startOver(page);
    await staySignedIn(page, request, person);
    await openForm(page);
    await fillIn(page, 'Open pantry');
    await openStep(page, 'when');
    await page.getByRole('button', { name: 'Every day' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: /An administrator looks at it first/ })).toBeFocused();
    await expectAccessible(page);
  });
});
