import { notificationKindNames } from '@amparo/domain/notifications/notificationKinds.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type TestUser, test } from '../account/accountTest.ts';
import { sendMessage } from '../messages/sendMessage.ts';
import { addService, signInForToken } from '../services/addService.ts';
import { addPantry, approve, signInAdministrator, staySignedIn } from '../services/serviceForm.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { findMail } from '../support/readMail.ts';
import { setRole } from './adminTest.ts';

test.use({ data: 'own' });

interface Expected {
  line: RegExp;
  /** The page that the notification opens. */
  opens: RegExp;
}

const ofOwner: Record<string, Expected> = {
  approved: { line: /Elm Pantry is approved\. Everybody can find it now/, opens: /\/services\/[\w-]+$/ },
  sentBack: { line: /asks you to correct this:\s+Please add a phone number\./, opens: /\/services\/[\w-]+\/edit$/ },
  paused: { line: /An administrator paused Elm Pantry until December 7, 2026/, opens: /\/services\/[\w-]+$/ },
  deleted: { line: /An administrator deleted Oak Pantry/, opens: /\/manage_services$/ },
  merged: { line: /Ash Pantry and Ash Food Pantry were entered twice/, opens: /\/services\/[\w-]+$/ },
  claimed: { line: /work for Elm Pantry would like to look after its entry/, opens: /\/feedbacks$/ },
  claimGranted: { line: /You asked to look after Pine Pantry/, opens: /\/services\/[\w-]+\/edit$/ },
  reportReceived: { line: /Somebody wrote about Elm Pantry/, opens: /\/feedbacks$/ },
  roleChanged: { line: /You are now a homeless liaison/, opens: /\/manage_services$/ },
  limitGranted: { line: /You may now have 9 services on Amparo/, opens: /\/add_service$/ },
  bedsOld: { line: /free beds at Elm Shelter is more than a day old/, opens: /\/services\/[\w-]+\/edit$/ },
  unconfirmed: { line: /whether Elm Shelter is still right/, opens: /\/services\/[\w-]+\/edit$/ },
  newDevice: { line: /signed in to your account on a new device/, opens: /\/update_profile$/ },
};
const ofAdministrator: Record<string, Expected> = {
  serviceWaits: { line: /Elm Pantry waits for you to approve it/, opens: /\/manage_approvals$/ },
  limitRequested: { line: /Ana Sample has reached the limit of 3 services/, opens: /\/users\/[\w-]+$/ },
  weeklySummary: { line: /2 services wait for approval/, opens: /\/overview$/ },
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Does everything that notifies the owner of services or an administrator. */
async function causeAll(request: APIRequestContext, person: TestUser): Promise<void> {
  const headers = bearer(await signInAdministrator(request));
  const act = async (method: 'post' | 'put' | 'delete', path: string, data?: object) =>
    expect((await request[method](`/api${path}`, { headers, ...(data && { data }) })).ok(), path).toBe(true);
  const { data: user } = await (await request.get('/api/auth/profile', { headers: bearer(person.token) })).json();
  const elm = await addPantry(request, person, 'Elm Pantry');
  await approve(request, elm.id);
  await sendMessage(request, 'claim', { service: elm.id });
  await sendMessage(request, 'service', { service: elm.id });
  await act('post', `/services/${elm.id}/pause`, { until: '2026-12-07' });
  const oak = await addPantry(request, person, 'Oak Pantry');
  await act('post', '/services/send-back-services', { services: [oak.id], reason: 'Please add a phone number.' });
  const ash = await addPantry(request, person, 'Ash Pantry');
  await request.post('/api/auth/request-more-services', { headers: bearer(person.token) });
  await act('delete', `/services/${oak.id}`);
  const administrator = { token: headers.authorization.replace('Bearer ', '') };
  const kept = await addPantry(request, administrator, 'Ash Food Pantry');
  await act('post', `/services/${kept.id}/merge`, { other: ash.id, choices: {} });
  await act('put', `/users/${user.id}`, { ...{ displayName: user.displayName, phone: user.phone }, totalServices: 9 });
  await setRole(request, person, 'AUTO USER');
  const beds = { type: ['SHELTER'], totalBeds: 12, availableBeds: 3 };
  await addService(request, person.token, { ...beds, name: 'Elm Shelter' });
  const pine = await addPantry(request, administrator, 'Pine Pantry');
  const words = await sendMessage(request, 'claim', { service: pine.id, email: person.email });
  const claims = await (await request.get('/api/feedbacks?type=CLAIM&limit=0', { headers })).json();
  const claim = claims.data.find(({ message }: { message: string }) => message.includes(words));
  expect(claim, JSON.stringify(claims).slice(0, 2000)).toBeDefined();
  await act('post', `/feedbacks/${claim.id}/grant`);
  // The account had not proven its email, so only the link of the mail opens it now.
  const mail = await findMail('Pine Pantry', person.email.toLowerCase());
  const { searchParams } = new URL(/http\S+resetPassword\S+/.exec(mail.text ?? '')![0]);
  const [token, email] = [searchParams.get('token'), searchParams.get('email')];
  const answer = await request.post('/api/auth/password', { data: { token, email, password: person.password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  person.token = await signInForToken(request, person);
}

/** Signs in on a device, and then on another one. */
async function signInElsewhere(page: Page, { email, password }: TestUser): Promise<void> {
  const browser = page.context().browser()!;
  for (let device = 0; device < 2; device += 1) {
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    expect((await context.request.post('/api/auth/sign-in', { data: { email, password } })).ok()).toBe(true);
    await context.close();
  }
}

/** Each kind has a card of its own, which opens its page. */
async function expectAll(page: Page, expected: Record<string, Expected>): Promise<void> {
  for (const [kind, { line, opens }] of Object.entries(expected)) {
    await test.step(kind, async () => {
      const card = page.getByRole('article').filter({ hasText: line }).first();
      await expect(card).toBeVisible();
      await expect(card.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', opens);
    });
  }
}

test('each kind of notification is shown with its page, and each owner can turn it off', async ({
  page,
  request,
  person,
  server,
}) => {
  expect([...Object.keys(ofOwner), ...Object.keys(ofAdministrator)].sort()).toEqual([...notificationKindNames].sort());
  await causeAll(request, person);
  await server.send('announce');
  await staySignedIn(page, request, person);
  await gotoHydrated(page, '/notifications');
  await signInElsewhere(page, person);
  await gotoHydrated(page, '/notifications');
  await expectAll(page, ofOwner);
  await expectAccessible(page);
  await test.step('they also come by email', async () => {
    for (const words of ['Elm Pantry is approved', 'asks you\nto correct this', 'You may now have 9 services'])
      expect((await findMail(words.split('\n')[0]!, person.email.toLowerCase())).headers).toContainEqual(
        expect.objectContaining({ key: 'list-unsubscribe' }),
      );
  });
});

test('each kind of notification for administrators is shown with its page', async ({
  page,
  request,
  person,
  server,
}) => {
  await causeAll(request, person);
  await server.send('announce');
  await staySignedIn(page, request, { token: await signInAdministrator(request) });
  await gotoHydrated(page, '/notifications');
  await expectAll(page, ofAdministrator);
  await test.step('each kind can be turned off', async () => {
    const kinds = page.getByRole('group').filter({ has: page.getByLabel('In Amparo') });
    await expect(kinds).toHaveCount(notificationKindNames.length);
  });
});
