import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
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
