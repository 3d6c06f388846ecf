import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOfService, setScene } from '../../../app/access/testScene.ts';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';

let server: TestApp;
let call: ReturnType<typeof testCaller>;
let token: string | null;
beforeAll(async () => {
  server = await startTestApp();
  call = testCaller(server);
  token = (await setScene(server, 'ADMINISTRATOR')).me.token;
});
afterAll(() => server.close());

const texts = { serviceSummary: 'Meals', serviceSummaryEs: 'Comida', description: 'Daily', descriptionEs: 'Diario' };
const add = async () => (await call('POST /services', { token, body: { ...bodyOfService(), ...texts } })).body.data;

/** Saves the texts, and returns the ones that are stale then. */
async function staleAfter(id: string, change: object): Promise<string[]> {
  const { body } = await call(`PUT /services/${id}`, { token, body: { ...bodyOfService(), ...texts, ...change } });
  return body.data.staleTexts;
}

test('a text is stale when only its other language changes, until it changes too', async () => {
  const { id, staleTexts } = await add();
  expect(staleTexts).toEqual([]);
  const weekly = { description: 'Weekly' };
  expect(await staleAfter(id, weekly)).toEqual(['descriptionEs']);
  expect(await staleAfter(id, { ...weekly, phone: '(325) 555-0111' })).toEqual(['descriptionEs']);
  expect(await staleAfter(id, { ...weekly, descriptionEs: 'Cada semana' })).toEqual([]);
  expect(await staleAfter(id, { ...weekly, descriptionEs: 'Los lunes' })).toEqual(['description']);
});

test('a change of both languages, and a text in one language, make nothing stale', async () => {
  const { id } = await add();
  expect(await staleAfter(id, { description: 'Weekly', descriptionEs: 'Cada semana' })).toEqual([]);
  expect(await staleAfter(id, { description: 'Weekly', descriptionEs: '' })).toEqual([]);
  expect(await staleAfter(id, { description: 'Monthly', descriptionEs: '' })).toEqual([]);
});

test('a person who has checked a stale text ends the mark, and the next change sets it again', async () => {
  const { id } = await add();
  const weekly = { description: 'Weekly', serviceSummaryEs: 'Cenas' };
  expect(await staleAfter(id, weekly)).toEqual(['serviceSummary', 'descriptionEs']);
  expect(await staleAfter(id, { ...weekly, checkedTexts: ['descriptionEs'] })).toEqual(['serviceSummary']);
  expect(await staleAfter(id, { ...weekly, description: 'Monthly' })).toEqual(['serviceSummary', 'descriptionEs']);
});

test('undoing a change undoes its mark', async () => {
  const { id } = await add();
  expect(await staleAfter(id, { description: 'Weekly' })).toEqual(['descriptionEs']);
  const [last] = (await call(`GET /services/${id}/changes`, { token })).body.data;
  const { body } = await call(`POST /services/${id}/changes/${last.id}/revert`, { token });
  expect(body.data).toMatchObject({ description: 'Daily', staleTexts: [] });
});

test('administrators list the services with a stale text', async () => {
  const { id } = await add();
  const listed = async () => {
    const { body } = await call('GET /services?problem=STALE_TEXT&limit=0', { token });
    return body.data.map((service: { id: string }) => service.id).includes(id);
  };
  expect(await listed()).toBe(false);
  await staleAfter(id, { description: 'Weekly' });
  expect(await listed()).toBe(true);
});
