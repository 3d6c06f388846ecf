import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bodyOfService, setScene } from '../../../app/access/testScene.ts';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';
import { ExternalServiceError } from '../../../http/external/fetchExternal.ts';
import type { Translator } from '../../../translator/translator.ts';

let translatedTexts: string[] = [];
let isAway = false;
const translator: Translator = {
  name: 'sample',
  async translate({ texts, target }) {
    translatedTexts.push(...texts);
    if (isAway) throw new ExternalServiceError('TIMEOUT');
    return texts.map((text) => `${target}: ${text}`);
  },
};

let server: TestApp;
let call: ReturnType<typeof testCaller>;
let token: string | null;
beforeAll(async () => {
  server = await startTestApp({ translator });
  call = testCaller(server);
  token = (await setScene(server, 'ADMINISTRATOR')).me.token;
});
afterAll(() => server.close());
beforeEach(() => {
  translatedTexts = [];
  isAway = false;
});

const english = { serviceSummary: 'Hot meals', description: 'Every day', age: '' };
const add = async (change: object = {}) =>
  (await call('POST /services', { token, body: { ...bodyOfService(), ...english, ...change } })).body.data;
type Written = Record<'id' | 'serviceSummary' | 'serviceSummaryEs' | 'description' | 'descriptionEs', string>;
type Marks = Partial<Record<'machineMade' | 'checkedTexts', string[]>>;

/** Sends all fields back with one change, like the form. */
async function edit(seen: Written, change: Partial<Written> & { phone?: string } & Marks) {
  const { id, serviceSummary, serviceSummaryEs, description, descriptionEs } = seen;
  const texts = { serviceSummary, serviceSummaryEs, description, descriptionEs };
  const body = { ...bodyOfService(), ...texts, ...change };
  return (await call(`PUT /services/${id}`, { token, body })).body.data;
}

test('fills empty Spanish fields with marked machine translations', async () => {
  const service = await add({ descriptionEs: 'Todos los días' });
  expect(service).toMatchObject({
    serviceSummaryEs: 'es: Hot meals',
    descriptionEs: 'Todos los días',
    ageEs: '',
    machineMade: ['serviceSummaryEs'],
  });
  expect(translatedTexts).toEqual(['Hot meals']);
  expect((await call(`GET /services/${service.id}`)).body.data.machineMade).toEqual(['serviceSummaryEs']);
});

test('replaces a machine translation when the English changes, but keeps text by a person', async () => {
  const first = await add();
  expect(first.machineMade).toEqual(['serviceSummaryEs', 'descriptionEs']);
  translatedTexts = [];
  const same = await edit(first, { phone: '(325) 555-0111' });
  expect([same.machineMade, translatedTexts]).toEqual([['serviceSummaryEs', 'descriptionEs'], []]);
  const daily = await edit(same, { description: 'Each day' });
  expect(daily).toMatchObject({ descriptionEs: 'es: Each day', serviceSummaryEs: 'es: Hot meals' });
  const byHand = await edit(daily, { serviceSummaryEs: 'Comida caliente' });
  expect(byHand).toMatchObject({ descriptionEs: 'es: Each day', machineMade: ['descriptionEs'] });
  const warm = await edit(byHand, { serviceSummary: 'Warm meals' });
  expect(warm).toMatchObject({ serviceSummaryEs: 'Comida caliente', machineMade: ['descriptionEs'] });
  expect(await edit(warm, { serviceSummaryEs: '' })).toMatchObject({ serviceSummaryEs: 'es: Warm meals' });
});

test('leaves fields empty if the translator fails, and tries again at the next save', async () => {
  isAway = true;
  const empty = await add();
  expect(empty).toMatchObject({ serviceSummaryEs: '', descriptionEs: '', machineMade: [] });
  isAway = false;
  const filled = await edit(empty, {});
  expect(filled).toMatchObject({ serviceSummaryEs: 'es: Hot meals', descriptionEs: 'es: Every day' });
  isAway = true;
  // A Spanish text that differs from the English is worse than none.
  const changed = await edit(filled, { description: 'Mondays' });
  expect(changed).toMatchObject({ descriptionEs: '', machineMade: ['serviceSummaryEs'] });
});

test('fills empty English fields of a person who writes Spanish, and never translates a translation', async () => {
  const spanish = { serviceSummary: '', serviceSummaryEs: 'Comida', description: '', descriptionEs: 'Cada día' };
  const service = await add(spanish);
  expect(service).toMatchObject({
    ...{ ...spanish, serviceSummary: 'en: Comida', description: 'en: Cada día' },
    machineMade: ['serviceSummary', 'description'],
  });
  const changed = await edit(service, { descriptionEs: 'Los lunes' });
  expect(changed).toMatchObject({ description: 'en: Los lunes', descriptionEs: 'Los lunes' });
  translatedTexts = [];
  const alone = await edit(changed, { descriptionEs: '' });
  expect(alone).toMatchObject({ description: 'en: Los lunes', descriptionEs: '' });
  expect(translatedTexts).toEqual([]);
});

test('a text that the translator filled in the form is marked until a person checks it', async () => {
  const made = await add({ descriptionEs: 'Cada día', machineMade: ['descriptionEs'] });
  expect(made).toMatchObject({ descriptionEs: 'Cada día', machineMade: ['serviceSummaryEs', 'descriptionEs'] });
  const checked = await edit(made, { checkedTexts: ['descriptionEs'] });
  expect(checked).toMatchObject({ descriptionEs: 'Cada día', machineMade: ['serviceSummaryEs'] });
  expect(await edit(checked, { phone: '(325) 555-0111' })).toMatchObject({ machineMade: ['serviceSummaryEs'] });
});

test('discards a translation that is too long', async () => {
  const age = 'a'.repeat(199);
  expect(await add({ age })).toMatchObject({ ageEs: '' });
});

test('text from a reverted change does not count as a machine translation', async () => {
  const made = await add();
  const { id } = await edit(made, { descriptionEs: 'Todos los días' });
  const [last] = (await call(`GET /services/${id}/changes`, { token })).body.data;
  const { body } = await call(`POST /services/${id}/changes/${last.id}/revert`, { token });
  expect(body.data).toMatchObject({ descriptionEs: 'es: Every day', machineMade: ['serviceSummaryEs'] });
});
