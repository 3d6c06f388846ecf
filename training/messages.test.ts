import { expect, test } from 'vitest';
import { type Conversation, newConversation } from '../domain/src/chatbot/conversation.ts';
import { storedModels } from '../domain/src/understanding/intents/parseMessage.ts';
import { understand } from '../domain/src/understanding/intents/understand.ts';
import { updateConversation } from '../domain/src/understanding/intents/updateConversation.ts';
import { practiceKnowledge, sampleIds, sampleServices } from './practiceKnowledge.ts';

const knowledge = practiceKnowledge([], storedModels);
const shown = sampleIds.slice(0, 4);
const list: Conversation = { ...newConversation, intent: 'LIST_SERVICES', slots: { type: 'FOOD' }, skip: 4, shown };
const beds: Conversation = { ...newConversation, intent: 'SHELTER_BEDS', skip: 4, shown };
const one: Conversation = { ...newConversation, intent: 'PARTICULAR_SERVICE', shown, focus: shown[2] as string };

test.each([
  ['phone number of the second one', 'PARTICULAR_SERVICE', 1],
  ['el teléfono de la segunda', 'PARTICULAR_SERVICE', 1],
  ['what are the hours of the first one?', 'SERVICE_SCHEDULE', 0],
  ['¿a qué hora abre la primera?', 'SERVICE_SCHEDULE', 0],
  ['how far is the last one?', 'SERVICE_DISTANCE', 3],
  ['¿qué tan lejos está la última?', 'SERVICE_DISTANCE', 3],
] as const)('"%s" after a list is about one of its services', (text, intent, place) => {
  expect(understand(text, list, knowledge)).toMatchObject({ intent, slots: { serviceIds: [shown[place]] } });
});

test.each([
  ['and on Sunday?', 'SERVICE_SCHEDULE', { topic: 'SUNDAY' }],
  ['¿y el domingo?', 'SERVICE_SCHEDULE', { topic: 'SUNDAY' }],
  ['sundays?', 'SERVICE_SCHEDULE', { topic: 'SUNDAY' }],
  ['are they open right now?', 'SERVICE_SCHEDULE', { openNow: true }],
  ['¿está abierto ahorita?', 'SERVICE_SCHEDULE', { openNow: true }],
  ['how far is it?', 'SERVICE_DISTANCE', {}],
  ['¿qué tan lejos queda?', 'SERVICE_DISTANCE', {}],
] as const)('"%s" after one service asks about that service', (text, intent, slots) => {
  expect(understand(text, one, knowledge)).toMatchObject({ intent, slots: { serviceIds: [shown[2]], ...slots } });
});

test('a list after "is it open right now?" may have closed services', () => {
  const asked = understand('is it open right now?', { ...list, focus: shown[2] as string }, knowledge);
  const after = updateConversation(list, asked, [shown[2] as string]);
  expect(understand('and in Snyder?', after, knowledge).slots).not.toHaveProperty('openNow');
});

test.each([
  ['and in Snyder?', { type: 'FOOD', city: 'Snyder' }],
  ['¿y en Snyder?', { type: 'FOOD', city: 'Snyder' }],
  ['only the ones open right now', { type: 'FOOD', openNow: true }],
  ['solo los que están abiertos ahora', { type: 'FOOD', openNow: true }],
])('"%s" after a list narrows it', (text, slots) => {
  expect(understand(text, list, knowledge)).toMatchObject({ intent: 'LIST_SERVICES', slots });
});

test.each(['and tomorrow?', '¿y mañana?', 'and tonight?'])('"%s" after a list asks what is open then', (text) => {
  expect(understand(text, list, knowledge)).toMatchObject({
    intent: 'LIST_SERVICES',
    slots: { type: 'FOOD', openAt: expect.any(String) },
  });
});

test.each(['will it rain tomorrow?', '¿va a llover mañana?'])('"%s" after a list is about the weather', (text) => {
  expect(understand(text, list, knowledge).intent).toBe('WEATHER');
});

test.each(['do they have beds?', '¿cuáles tienen camas?'])('"%s" after a list asks for all free beds', (text) => {
  expect(understand(text, { ...list, slots: { type: 'SHELTER' } }, knowledge).intent).toBe('SHELTER_BEDS');
});

test.each(["what's the weather there?", '¿qué clima hay allá?'])('"%s" is about the town of the last list', (text) => {
  const inHaskell = { ...list, slots: { type: 'FOOD', city: 'Haskell' } } as const;
  expect(understand(text, inHaskell, knowledge)).toMatchObject({ intent: 'WEATHER', slots: { city: 'Haskell' } });
});

test.each([
  ['a counselor for my 13 year old', 'KIDS'],
  ['computer classes, im 71 years old', 'SENIORS'],
  ['comida para mi mamá de 84 años', 'SENIORS'],
  ['dress clothes for men', 'MEN'],
  ['ropa de vestir para hombres', 'MEN'],
])('"%s" is for %s', (text, audience) => {
  expect(understand(text, null, knowledge).slots.audience).toEqual([audience]);
});

test.each(['and for Sunday?', '¿y para el domingo?'])('"%s" after free beds asks for beds', (text) => {
  expect(understand(text, beds, knowledge).intent).toBe('SHELTER_BEDS');
});

test.each([
  ['What are the hours of Zanzibar Hall on Friday?', 'FRIDAY'],
  ['¿A qué hora abre el salón Zanzíbar el viernes?', 'FRIDAY'],
])('"%s" keeps the day if the service is unknown', (text, topic) => {
  expect(understand(text, null, knowledge)).toMatchObject({
    intent: 'SERVICE_SCHEDULE',
    slots: { topic },
    isUnsure: true,
  });
});

test.each(['zorp flim drub', 'flumoxed quibble zant'])('"%s" is no request', (text) => {
  expect(understand(text, null, knowledge).intent).toBe('OUT_OF_SCOPE');
});

test.each([
  ['immigration lawyer', 'RESOURCES'],
  ['food stamps application website', 'RESOURCES'],
  ['un abogado de inmigración', 'RESOURCES'],
])('"%s" lists services, because a clear need counts more than a question of the FAQ page', (text, type) => {
  expect(understand(text, null, knowledge)).toMatchObject({ intent: 'LIST_SERVICES', slots: { type } });
});

test.each([
  ['presby hours', 'Presbyterian Medical Care Mission'],
  ['porchlite phone number', 'Porchlight Night Shelter'],
  ['el porchlait esta abierto', 'Porchlight Night Shelter'],
])('"%s" is about %s', (text, name) => {
  const ids = understand(text, null, knowledge).slots.serviceIds ?? [];
  expect(ids.map((id) => sampleServices.find((one) => one.id === id)?.name)).toEqual([name]);
});

test.each(['overdose', 'sobredosis', 'heart attack', 'incendio', 'violada'])(
  '"%s" alone is a certain danger',
  (text) => {
    expect(understand(text, null, knowledge).danger.level).toBe('certain');
  },
);

test.each(['rape', 'battered women shelter', 'protective order', 'suicide hotline', 'orden de protección'])(
  'the search "%s" is a possible danger, not a certain one',
  (text) => {
    expect(understand(text, null, knowledge).danger.level).toBe('possible');
  },
);

test.each([
  ['who helps veterans get hired?', 'EDUCATION', 'EMPLOYMENT', 'VETERANS'],
  ['tengo una discapacidad y ando buscando empleo', 'EDUCATION', 'EMPLOYMENT', 'DISABLED'],
  ['job programs in Abilene that are lgbt friendly', 'EDUCATION', 'EMPLOYMENT', 'LGBT'],
  ['mi mamá ya está grande y ocupa un médico', 'HEALTH', 'MEDICAL', 'SENIORS'],
] as const)('in "%s", the people are the audience of another need', (text, type, subType, audience) => {
  expect(understand(text, null, knowledge)).toMatchObject({
    intent: 'LIST_SERVICES',
    slots: { type, subType, audience: [audience] },
  });
});

test.each([
  ['how far is Double Mountain clinic from Woodson', null, 'Woodson'],
  ['desde Clyde, ¿qué tan lejos queda Clean Start?', null, 'Clyde'],
  ['how far is the second one from Snyder', list, 'Snyder'],
  ['¿qué tan lejos queda Lantern House?', null, undefined],
  ['how far is the Lantern House in Sweetwater', null, undefined],
] as const)('"%s" starts at the town that it names', (text, before, city) => {
  const { intent, slots } = understand(text, before, knowledge);
  expect(intent).toBe('SERVICE_DISTANCE');
  expect(slots.serviceIds).toHaveLength(1);
  expect(slots.city).toBe(city);
});

test('a list stays where it was after "how far is the second one from Snyder"', () => {
  const inAbilene = { ...list, slots: { type: 'FOOD', city: 'Abilene' } } as const;
  const asked = understand('how far is the second one from Snyder', inAbilene, knowledge);
  expect(updateConversation(inAbilene, asked, [shown[1] as string]).slots.city).toBe('Abilene');
});

test.each([
  ['fod in woodson plz an thank u', 'FOOD', 'Woodson'],
  ['comida en Albany por favor y gracias', 'FOOD', 'Albany'],
])('"%s" is a request, although it ends politely', (text, type, city) => {
  expect(understand(text, null, knowledge)).toMatchObject({ intent: 'LIST_SERVICES', slots: { type, city } });
});

test.each(['where can I charge my phone', 'I need a mail address', 'dónde puedo cargar mi celular'])(
  '"%s" after one service lists others',
  (text) => {
    expect(understand(text, one, knowledge)).toMatchObject({ intent: 'LIST_SERVICES', slots: { type: 'RESOURCES' } });
  },
);

test.each([
  ['wind turbine training', null, 'EDUCATION'],
  ['mejor un consejero', list, 'HEALTH'],
] as const)('"%s" lists services', (text, before, type) => {
  expect(understand(text, before, knowledge)).toMatchObject({ intent: 'LIST_SERVICES', slots: { type } });
});

test.each(['beds for me and my two kids', 'camas para mí y mis dos hijos'])('"%s" is for a family', (text) => {
  expect(understand(text, null, knowledge).slots.audience).toEqual(['FAMILIES']);
});

test.each([
  ["I'm over by Tuscola", 'school clothes', { city: 'Tuscola', type: 'RESOURCES', subType: 'CLOTHES' }],
  ['soy de Clyde', 'ropa', { city: 'Clyde', type: 'RESOURCES', subType: 'CLOTHES' }],
  ['mi papá tiene 82 años', 'lentes', { audience: ['SENIORS'], type: 'HEALTH' }],
  ['79605', 'help with rent for veterans', { zip: '79605', audience: ['VETERANS'], type: 'RESOURCES' }],
  ['Abilene', 'pads and tampons', { city: 'Abilene', type: 'RESOURCES', subType: 'HYGIENE' }],
])('"%s" holds for "%s", the need that the chat asked for', (statement, need, slots) => {
  const asked = understand(statement, null, knowledge);
  expect(asked).toMatchObject({ intent: 'LIST_SERVICES', isUnsure: true });
  const after = updateConversation(newConversation, asked, []);
  expect(understand(need, after, knowledge)).toMatchObject({ intent: 'LIST_SERVICES', slots });
});

test('a statement after a list changes the list', () => {
  const { intent, slots } = understand("I'm over by Tuscola", list, knowledge);
  expect({ intent, slots }).toEqual({ intent: 'LIST_SERVICES', slots: { type: 'FOOD', city: 'Tuscola' } });
});

test.each([
  ['i ment Baird not clyde', 'Baird'],
  ['perdón, es Merkel no Tye, me equivoqué', 'Merkel'],
])('"%s" after a list moves it', (text, city) => {
  expect(understand(text, list, knowledge).slots).toMatchObject({ type: 'FOOD', city });
});
