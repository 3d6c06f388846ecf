import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, test } from '../account/accountTest.ts';
import { signInOnDevice } from '../account/signInOnDevice.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expectReflow } from '../support/expectReflow.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { placeOf, settledPlace } from '../support/placeOf.ts';
import { administrator, returningVisitor } from '../support/testConfig.ts';
import { addPantry, addWaiting, staySignedIn } from './serviceForm.ts';

test.use({ data: 'own' });

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const food = (page: Page) => page.getByRole('region', { name: /^(Food|Comida)/ });

/** Two pantries that wait for approval. Both contain a unique text. */
async function addTwo(request: APIRequestContext, person: { token: string }) {
  const mark = crypto.randomUUID().slice(0, 8);
  const names = [`Sample one ${mark}`, `Sample two ${mark}`] as const;
  const first = await addPantry(request, person, names[0]);
  const second = await addPantry(request, person, names[1]);
  return { mark, names, ids: [first.id, second.id] as [string, string] };
}

async function openSearched(page: Page, mark: string, path = '/manage_approvals') {
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, path);
  await page.getByRole('searchbox').fill(mark);
  await expect(page.getByRole('article')).toHaveCount(2);
}

async function statusForGuest(browser: Browser, id: string): Promise<number | undefined> {
  const guest = await browser.newContext({ storageState: returningVisitor });
  const answer = await guest.request.get(`/services/${id}`);
  await guest.close();
  return answer.status();
}

test('guests see a service once it is approved', async ({ page, request, person, browser }) => {
  const { mark, names, ids } = await addTwo(request, person);
  await openSearched(page, mark);
  await expect(card(page, names[0])).toContainText(`Added by ${person.email}`);
  await card(page, names[0]).getByRole('link', { name: 'See it as visitors will' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0]);
  await page.goBack();
  await page.getByRole('searchbox').fill(mark);

  await page.getByRole('checkbox', { name: names[0] }).check();
  await food(page).getByRole('button', { name: 'Approve selected (1)' }).click();
  await expectAnnouncement(page, 'Approved successfully');
  await expect(card(page, names[0])).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: names[1] })).toBeFocused();
  expect(await statusForGuest(browser, ids[0])).toBe(200);
  expect(await statusForGuest(browser, ids[1])).toBe(404);

  await test.step('on its own page, which has nothing to share or to report while it waits', async () => {
    await gotoHydrated(page, `/services/${ids[1]}`);
    await expect(page.getByRole('main')).toContainText('waits for an administrator');
    const share = page.getByText('Share', { exact: true });
    const report = page.getByRole('link', { name: /^Report/ });
    for (const part of [share, report]) await expect(part).toHaveCount(0);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expectAnnouncement(page, 'Approved successfully');
    await expect(share).toBeVisible();
    await expect(report.first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await statusForGuest(browser, ids[1])).toBe(200);
  });
});

test('the same card is at the same place when a person returns to the list', async ({ page, request, person }) => {
  await addWaiting(request, person, 22);
  await signInOnDevice(page, administrator);
  await gotoHydrated(page, '/manage_approvals');
  await expect(page.getByRole('article')).toHaveCount(22);
  const link = page.getByRole('link', { name: 'See it as visitors will: Waiting Pantry 3', exact: true });
  await link.scrollIntoViewIfNeeded();
  const place = () => placeOf(link);
  const before = await settledPlace(page, link);
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting Pantry 3');
  await page.goBack();
  await expect.poll(place).toBe(before);
  await page.reload();
  await expect.poll(place).toBe(before);
  await page.reload({ waitUntil: 'commit' });
  await page.reload();
  await expect.poll(place).toBe(before);
  await page.goto('/about');
  await page.goBack();
  await expect.poll(place).toBe(before);
});

test('a waiting service is deleted with the keyboard and restored', async ({ page, request, person }) => {
  const { mark, names } = await addTwo(request, person);
  await openSearched(page, mark);
  const button = card(page, names[0]).getByRole('button', { name: /^Delete/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Do you want to delete this service?' });
  await expect(question).toContainText(names[0]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(card(page, names[0])).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, names[0]).getByRole('checkbox')).toBeFocused();
});

test('all found services are approved after a confirmation', async ({ page, request, person, browser }) => {
  const { mark, ids } = await addTwo(request, person);
  await openSearched(page, mark, '/manage_approvals?lang=es');
  await food(page).getByRole('button', { name: 'Aprobar todos (2)' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Quiere aprobar estos 2 servicios?' });
  await question.getByRole('button', { name: 'Aprobar' }).click();
  await expectAnnouncement(page, 'Aprobado con éxito');
  await expect(page.getByRole('article')).toHaveCount(0);
  for (const id of ids) expect(await statusForGuest(browser, id)).toBe(200);
});

test('a provider learns who approves, and sees no waiting services', async ({ page, request, person }) => {
  const { names } = await addTwo(request, person);
  await staySignedIn(page, request, person);
  await gotoHydrated(page, '/manage_approvals');
  await expect(page.getByText('Services are approved by administrators')).toBeVisible();
  await expect(page.getByText(names[0])).toHaveCount(0);
});

test('the approvals and their dialog have no barrier', async ({ page, request, person }) => {
  const { mark, names } = await addTwo(request, person);
  await openSearched(page, mark, '/manage_approvals?lang=es');
  await page.getByRole('checkbox', { name: names[0] }).check();
  // The header covers scrolled content.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectReflow(page);
  await card(page, names[0])
    .getByRole('button', { name: /^Eliminar/ })
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});
