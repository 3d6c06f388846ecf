import { expect, test } from '../account/accountTest.ts';
import { setRole } from '../manage/adminTest.ts';
import { sendMessage } from '../messages/sendMessage.ts';
import { findService } from '../services/findService.ts';
import { addPantry, approve, signInAdministrator, staySignedIn } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';

test('pages with another layout on a wide screen have no barrier', async ({ page, request, context, baseURL }) => {
  const place = { name: 'place', value: encodeURIComponent('-99.733|32.449|Abilene 79601'), url: baseURL! };
  await context.addCookies([place]);
  const lists = [
    '/?type=HEALTH&subType=COUNSELING&open=true&category=KIDS,SENIORS',
    '/?type=EDUCATION&q=cot&category=LGBT&open=true',
    '/my_favorites',
  ];
  const pantry = await findService(request, 'Christian Service Center Food Pantry');
  const shelter = await findService(request, 'Porchlight Night Shelter');
  for (const path of [
    '/',
    ...lists,
    pantry,
    shelter,
    '/location',
    '/introduce',
    '/login',
    '/chatbot',
    '/crisis_lines',
  ]) {
    await test.step(path, async () => {
      await gotoHydrated(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page, 'dark');
    });
  }
});

test.describe('tables', () => {
  test.use({ data: 'own' });

  test('all columns of the tables and all buttons beside them are in view at 1280 pixels', async ({
    page,
    request,
    person,
  }) => {
    const headers = { authorization: `Bearer ${person.token}` };
    await request.put('/api/auth/profile', { headers, data: { displayName: 'María de los Ángeles Sample' } });
    for (const name of ['Pantry of the First Christian Church of Abilene', 'Second pantry']) {
      await approve(request, (await addPantry(request, person, name)).id);
    }
    await addPantry(request, person, 'Pantry of the First Methodist Church of Abilene');
    await setRole(request, person, 'AUTO USER');
    await sendMessage(request, 'claim');
    await staySignedIn(page, request, { token: await signInAdministrator(request) });
    const logs = ['/changes', '/changes?log=directories', '/changes?log=accounts'];
    for (const path of ['/manage_services', '/manage_approvals', '/manage_users', '/feedbacks?tab=claim', ...logs]) {
      for (const language of ['en', 'es']) {
        await test.step(`${path} ${language}`, async () => {
          await gotoHydrated(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
          const table = page.locator('.table-scroller');
          await expect(table.or(page.getByText(/^(Nothing yet|Todavía nada)$/))).toBeVisible();
          if (!(await table.isVisible())) return;
          expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        });
      }
    }
    await test.step('the words of buttons are not broken', async () => {
      await gotoHydrated(page, '/feedbacks?tab=claim&lang=es');
      await expect(page.getByRole('combobox', { name: /^Respuestas/ })).toBeVisible();
      await page.locator('[data-row]').first().click();
      const reply = page.getByRole('complementary').getByRole('link', { name: /^Responder/ });
      expect((await reply.boundingBox())?.height).toBeLessThan(50);
    });
    await test.step('no filter is under the panel', async () => {
      await expect(page.getByRole('combobox', { name: /^Respuestas/ })).toBeHidden();
    });
  });
});
