import type { ChatAnswer } from '@amparo/domain/chatbot/chatMessage.ts';
import { describe, expect, test } from 'vitest';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { abilene, kindsOf, repliesOf, servicesOf, talk, textOf, useChat } from './testChat.ts';

const { say, server } = useChat();

const inAbilene = { coordinate: abilene, location: 'Abilene, TX' };
const partsOf = ({ understood }: ChatAnswer) => (understood.parts ?? []).map(({ part, text }) => `${part} ${text}`);

describe('services', () => {
  test('lists food services, three at a time, in the person’s language', async () => {
    const answer = await say('tengo hambre', { coordinate: abilene });
    expect(answer).toMatchObject({ language: 'es', understood: { intent: 'LIST_SERVICES', slots: { type: 'FOOD' } } });
    expect(kindsOf(answer)).toEqual(['SERVICES_LIST', 'QUICK_REPLIES']);
    const found = servicesOf(answer);
    expect(found).toHaveLength(3);
    expect(found.every(({ type }) => type.includes('FOOD'))).toBe(true);
    expect(found[0]?.distance).toBeLessThan(10);
    const more = await say('ver más', { coordinate: abilene, chatToken: answer.chatToken });
    const ids = new Set(found.map(({ id }) => id));
    expect(servicesOf(more).length).toBeGreaterThan(0);
    expect(servicesOf(more).some(({ id }) => ids.has(id))).toBe(false);
  });

  test('lists only open services on request', async () => {
    const answer = await talk(say, ['food pantry in Abilene', 'which are open now?']);
    expect(answer.understood.slots).toMatchObject({ openNow: true, city: 'Abilene' });
    expect(servicesOf(answer).every(({ openStatus }) => openStatus.kind === 'open')).toBe(true);
  });

  test('asks for a place if "near me" has none, and uses the answer', async () => {
    const [asks, goesOn] = [await say('food near me'), await talk(say, ['food near me', 'Sweetwater'])];
    expect(kindsOf(asks)).toEqual(['TEXT', 'QUICK_REPLIES']);
    expect(servicesOf(goesOn)[0]?.city).toBe('Sweetwater');
  });

  test('uses the chosen place as the person’s position', async () => {
    const answer = await say('shelter near me', { location: 'Sweetwater, TX' });
    expect(servicesOf(answer)[0]?.city).toBe('Sweetwater');
  });
});

describe('an answer says what was understood', () => {
  test.each([
    ['food pantry open now', /^Food pantries open now near Abilene\. I found \d+\./],
    ['despensa abierta ahora', /^Despensas de comida abiertas ahora cerca de Abilene\. Encontré \d+\./],
    ['clothes for women', /^Places with clothes for women near Abilene\. I found \d+\./],
    ['pañales', /^Pañales: lugares cerca de Abilene\. Encontré \d+\./],
    ['diapers in Snyder', /^Diapers: places near Snyder\. I found \d+\./],
    ['a bed for my family tonight', /^Shelters with a free bed for families near Abilene\. I found \d+\./],
  ])('“%s”', async (query, text) => {
    expect(textOf(await say(query, inAbilene))).toMatch(text);
  });

  test('and names the parts that can be changed', async () => {
    expect(partsOf(await say('clothes for women open now', inAbilene))).toEqual([
      'WHAT Places with clothes',
      'AUDIENCE For women',
      'WHEN Open now',
      'WHERE Near Abilene',
    ]);
    expect(partsOf(await say('despensa abierta ahora', inAbilene))).toContain('WHEN Abierto ahora');
  });
});

test.each([
  ['food in Abilene', 'type=FOOD'],
  ['food pantry open now', 'type=FOOD&subType=FOOD_PANTRIES&isOpen=true'],
  ['clothes for women', 'type=RESOURCES&subType=CLOTHES&category=WOMEN'],
])('“%s” shows three services and the number of the whole list', async (query, filters) => {
  const [first] = (await say(query, inAbilene)).messages;
  const { body } = await testCaller(server())(`GET /services?${filters}` as 'GET /services');
  expect(first?.total).toBe(body.total);
  expect(first?.services).toHaveLength(Math.min(3, body.total));
  const { list = {} } = first ?? {};
  const sent = new URLSearchParams(filters);
  expect([list.type, list.subType]).toEqual([sent.get('type'), sent.get('subType') ?? undefined]);
  expect(list.openNow).toBe(sent.has('isOpen') || undefined);
  expect(list.category).toEqual(sent.get('category')?.split(','));
});

test.each([
  ['diapers in Snyder', 'diapers'],
  ['necesito pañales en Snyder', 'Pañales'],
])('“%s”: the list on the pages has the same words, in the same language', async (query, words) => {
  const [first] = (await say(query)).messages;
  expect(first?.list?.q).toBe(words);
  const { body } = await testCaller(server())(`GET /services?q=${encodeURIComponent(words)}` as 'GET /services');
  expect(first?.total).toBe(body.total);
  expect(first?.list?.near).toMatchObject({ name: 'Snyder' });
});

test.each([
  ['do you have a lawyer who speaks Spanish', 'legal aid', /About languages, Legal Aid Evening says: “.*interpreter/],
  ['hay un abogado que hable español', 'Ayuda legal', /Sobre idiomas, Legal Aid Evening dice: “.*intérprete/],
])('“%s” lists legal help, and quotes what it says about languages', async (query, words, text) => {
  const answer = await say(query, inAbilene);
  expect(answer.understood).toMatchObject({ intent: 'LIST_SERVICES', slots: { subType: 'ASSISTANCE' } });
  expect(answer.messages[0]?.list?.q).toBe(words);
  expect(textOf(answer)).toMatch(text);
});

test.each([
  ['a shelter that takes my dog', /About pets, .+ says: “.*\bpet\b/, 'more'],
  ['albergue donde pueda llevar a mi perro', /Sobre mascotas, .+ dice: “.*(?:mascota|perro)/, 'más'],
  ['a bed tonight for me and my dog', /^Shelters with a free bed.* About pets, .+ says: “/, 'more'],
])('“%s” begins with shelters that take pets, and “more” goes on with the others', async (query, text, more) => {
  const answer = await say(query, inAbilene);
  expect(textOf(answer)).toMatch(text);
  const next = await say(more, { ...inAbilene, chatToken: answer.chatToken });
  const first = new Set(servicesOf(answer).map(({ id }) => id));
  expect(servicesOf(next).length).toBeGreaterThan(0);
  expect(servicesOf(next).filter(({ id }) => first.has(id))).toEqual([]);
});

test('a need that the lexicon explains completely counts more than the type by the model', async () => {
  const { understood } = await say('centro de calentamiento', inAbilene);
  expect(understood).toMatchObject({ intent: 'LIST_SERVICES', slots: { type: 'SHELTER', subType: 'EMERGENCY' } });
});

test('asks for the place below free beds, because nobody can walk to a bed that is far away', async () => {
  const answer = await say('I need a bed tonight');
  expect(kindsOf(answer)).toEqual(['GET_SHELTER_AVAILABLE_BEDS', 'TEXT', 'QUICK_REPLIES']);
  expect(answer.messages[1]).toMatchObject({ needsPlace: true });
  const near = await say('Sweetwater', { chatToken: answer.chatToken });
  expect(near.understood).toMatchObject({ intent: 'SHELTER_BEDS', slots: { city: 'Sweetwater' } });
  expect(kindsOf(near)).toEqual(['GET_SHELTER_AVAILABLE_BEDS', 'QUICK_REPLIES']);
});

describe('one tap changes a part of the request', () => {
  test('WHEN and AUDIENCE ask again without it', async () => {
    const { chatToken } = await say('clothes for women open now', inAbilene);
    const anyTime = await say('At any time', { ...inAbilene, chatToken, change: 'WHEN' });
    expect(anyTime.understood.slots).toEqual({ type: 'RESOURCES', subType: 'CLOTHES', audience: ['WOMEN'] });
    const anyone = await say('For anyone', { ...inAbilene, chatToken, change: 'AUDIENCE' });
    expect(anyone.understood.slots).toEqual({ type: 'RESOURCES', subType: 'CLOTHES' });
    expect(textOf(anyone)).toMatch(/^Places with clothes near Abilene/);
  });

  test('WHAT asks for another need, and keeps the place', async () => {
    const { chatToken } = await say('food in Snyder');
    const asks = await say('Something else', { chatToken, change: 'WHAT' });
    expect(textOf(asks)).toBe('What do you need there?');
    const answer = await say('clothes', { chatToken });
    expect(answer.understood.slots).toMatchObject({ type: 'RESOURCES', city: 'Snyder' });
  });

  test('WHERE asks for another place, and HERE uses the device’s position', async () => {
    const { chatToken } = await say('food in Snyder open now');
    const asks = await say('Another place', { chatToken, change: 'WHERE' });
    expect([textOf(asks), asks.messages[0]?.needsPlace]).toEqual([
      'Where are you? Tell me a town or a ZIP code.',
      true,
    ]);
    const town = await say('Sweetwater', { chatToken });
    expect(town.understood.slots).toMatchObject({ type: 'FOOD', openNow: true, city: 'Sweetwater' });
    const here = await say('Near me', { chatToken, change: 'HERE', coordinate: abilene });
    expect(here.understood.slots).toMatchObject({ type: 'FOOD', nearMe: true });
    expect(textOf(here)).toContain('near you');
  });

  test('HERE answers how far a service is', async () => {
    const { chatToken } = await say('tell me about Lantern House');
    const asks = await say('how far is it?', { chatToken });
    expect(asks.messages[0]?.needsPlace).toBe(true);
    const here = await say('Near me', { chatToken, change: 'HERE', coordinate: abilene });
    expect(textOf(here)).toMatch(/^Lantern House is in the Sweetwater area, about \d+ miles away\./);
  });

  test('a danger comes before the change, and a change of nothing is an ordinary message', async () => {
    const { chatToken } = await say('food in Snyder');
    const danger = await say('i want to kill myself', { chatToken, change: 'WHEN' });
    expect(danger.understood.intent).toBe('EMERGENCY');
    const fresh = await say('hello', { change: 'WHEN' });
    expect(fresh.understood.intent).toBe('GREETING');
  });
});

describe('without a place', () => {
  test('an answer asks for it, with towns as buttons, and the town sorts the same list', async () => {
    const answer = await say('i am hungry');
    expect(answer.messages.map(({ kind, needsPlace }) => [kind, needsPlace])).toEqual([
      ['SERVICES_LIST', undefined],
      ['TEXT', true],
      ['QUICK_REPLIES', undefined],
    ]);
    expect(repliesOf(answer).slice(0, 2)).toEqual(['Abilene', expect.any(String)]);
    const town = await say('Abilene', { chatToken: answer.chatToken });
    expect(town.understood.slots).toMatchObject({ type: 'FOOD', city: 'Abilene' });
    expect(town.messages[0]?.total).toBe(answer.messages[0]?.total);
    expect(servicesOf(town)[0]?.distance).toBeLessThan(12);
  });
});
