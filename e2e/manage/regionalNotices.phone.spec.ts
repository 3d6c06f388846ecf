import { staySignedIn } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { returningVisitor } from '../support/testConfig.ts';
import { card, expect, setRole, test } from './adminTest.ts';

test.use({ data: 'own' });

test('a coordinator posts news, and visitors read it above the list, on a service, and in the chat', async ({
  page,
  person,
  request,
  browser,
  baseURL,
}) => {
  await setRole(request, person, 'SUPER USER');
  await staySignedIn(page, request, person);
  await gotoHydrated(page, '/notices');
  await page.getByRole('link', { name: 'Add a notice' }).click();
  const urgent = page.getByRole('checkbox', { name: /^Urgent/ });
  await expect(urgent).toBeVisible();
  await expectAccessible(page);
  await urgent.check();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Ice storm tonight');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Warming centers are open. Call 2-1-1.');
  await page.getByRole('textbox', { name: /^Title in Spanish/ }).fill('Tormenta de hielo esta noche');
  await page.getByRole('textbox', { name: /^Text in Spanish/ }).fill('Hay centros abiertos. Llame al 2-1-1.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAnnouncement(page, 'The notice was added successfully');
  await expect(card(page, 'Ice storm tonight')).toContainText('Urgent · Whole region · Until');

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL, storageState: returningVisitor });
  const visitor = await plain.newPage();
  await visitor.goto('/?lang=es');
  await visitor.getByText('Tormenta de hielo esta noche').first().click();
  await expect(visitor.getByText('Hay centros abiertos. Llame al 2-1-1.')).toBeVisible();
  const { data } = await (await request.get('/api/services?limit=1')).json();
  for (const path of [`/services/${data[0].id}`, '/chatbot', '/notices']) {
    await visitor.goto(`${path}?lang=en`);
    await expect(visitor.getByRole('main').getByText('Ice storm tonight')).toBeVisible();
  }
  await plain.close();
});
