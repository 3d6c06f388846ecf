import type { BedGroup } from '@amparo/domain/services/bedGroups.ts';
import { describe, expect, test } from 'vitest';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { abilene, kindsOf, noon, servicesOf, textOf, useChat } from './testChat.ts';

const { say, server } = useChat();

describe('beds', () => {
  test('lists free beds for a family nearby, nearest first', async () => {
    const answer = await say('i need a bed for my family tonight', { coordinate: abilene });
    expect(answer.understood).toMatchObject({ intent: 'SHELTER_BEDS', slots: { audience: ['FAMILIES'] } });
    const found = servicesOf(answer);
    expect(kindsOf(answer)[0]).toBe('GET_SHELTER_AVAILABLE_BEDS');
    expect(found.length).toBeGreaterThan(0);
    for (const { availableBeds, distance, category } of found) {
      expect(availableBeds).toBeGreaterThan(0);
      expect(distance).toBeLessThanOrEqual(60);
      expect(category.some((one) => one === 'ALL' || one === 'FAMILIES')).toBe(true);
    }
    const distances = found.map(({ distance }) => distance ?? 0);
    expect([...distances].sort((a, b) => a - b)).toEqual(distances);
  });

  test('keeps the audience when the person names the town', async () => {
    const asked = await say('i need a bed tonight for me and my two kids');
    const { audience } = asked.understood.slots;
    expect(audience).toContain('FAMILIES');
    const there = await say('abilene', { chatToken: asked.chatToken });
    expect(there.understood).toMatchObject({ intent: 'SHELTER_BEDS', slots: { city: 'Abilene', audience } });
  });

  test('"more" lists other shelters, and says when there are no more', async () => {
    let answer = await say('beds tonight', { coordinate: abilene });
    const { chatToken } = answer;
    const total = answer.messages[0]?.total ?? 0;
    const shown = servicesOf(answer).map(({ id }) => id);
    while (shown.length < total) {
      answer = await say('see more', { coordinate: abilene, chatToken });
      expect(answer.messages[0]?.kind).toBe('GET_SHELTER_AVAILABLE_BEDS');
      shown.push(...servicesOf(answer).map(({ id }) => id));
    }
    expect(total).toBeGreaterThan(3);
    expect(new Set(shown).size).toBe(total);
    expect(textOf(await say('see more', { coordinate: abilene, chatToken }))).toMatch(/^That is all I found near you/);
  });

  test('answers about one shelter', async () => {
    const answer = await say('how many beds does Lantern House have?');
    expect(kindsOf(answer)[0]).toBe('ASK_SERVICE_BED_AVAILABLE');
    expect(textOf(answer)).toMatch(/Lantern House: 5 beds are free of 20/);
  });

  test('finds a free bed for a woman with children only where a group has one', async () => {
    const setGroups = (bedGroups: BedGroup[]) =>
      server()
        .database.db.updateTable('services')
        .set({ bedGroups: JSON.stringify(bedGroups) })
        .where('name', '=', 'Porchlight Night Shelter')
        .execute();
    const find = async () => {
      const answer = await say('a bed for a woman with children tonight', { coordinate: abilene });
      expect(kindsOf(answer)).toContain('GET_SHELTER_AVAILABLE_BEDS');
      return servicesOf(answer).map(({ name }) => name);
    };
    expect(await find()).toContain('Porchlight Night Shelter');
    await setGroups([{ group: 'MEN', total: 20, available: 5 }]);
    expect(await find()).not.toContain('Porchlight Night Shelter');
    await setGroups([
      { group: 'MEN', total: 15, available: 0 },
      { group: 'FAMILIES', total: 5, available: 5 },
    ]);
    expect(await find()).toContain('Porchlight Night Shelter');
    const text = textOf(await say('how many beds does Porchlight Night Shelter have?'));
    expect(text).toContain('Men: 0 of 15. Families: 5 of 5.');
    await setGroups([]);
  });
});

describe('one service', () => {
  test('quotes the service about details, or says that it gives no information', async () => {
    const { chatToken } = await say('tell me about Porchlight Night Shelter');
    const dog = await say('Will they let me come with my dog?', { chatToken });
    expect(dog.understood.intent).toBe('PARTICULAR_SERVICE');
    expect(textOf(dog)).toContain(
      '“Dogs and cats may sleep in the pet room.” Call and ask before you go: (325) 555-0142.',
    );
    const bus = await say('¿pasa el camión por ahí?', { chatToken });
    expect(textOf(bus)).toContain('Porchlight Night Shelter no me dice nada sobre autobuses');
    expect(servicesOf(bus)).toHaveLength(1);
    const named = await say('do i need an id at Cedar Street Noon Meal?');
    expect(textOf(named)).toContain('“No ticket, no ID, no questions.”');
  });

  test('answers the hours of a day, with follow-up replies', async () => {
    const first = await say('is Cisco Community Supper open on Wednesday?');
    expect(kindsOf(first)[0]).toBe('ASK_SERVICE_SCHEDULE');
    expect(textOf(first)).toMatch(/^Cisco Community Supper is (open|closed)/);
    const far = await say('how far is it?', { chatToken: first.chatToken, coordinate: abilene });
    expect(kindsOf(far)[0]).toBe('ASK_DISTANCE_SERVICE');
    expect(textOf(far)).toMatch(/Cisco Community Supper is \d+(\.\d)? miles away/);
    const tomorrow = await say('¿y mañana?', { chatToken: first.chatToken });
    expect(tomorrow).toMatchObject({
      language: 'es',
      understood: { intent: 'SERVICE_SCHEDULE', slots: { topic: 'TOMORROW' } },
    });
    expect(textOf(tomorrow)).toContain('mañana');
  });

  test.each([
    [23, 'Call first: a bed is not held for you.'],
    [25, 'That number is more than a day old.'],
  ])('says of a bed count of %i hours ago: “%s”', async (hours, text) => {
    const bedsUpdatedAt = Temporal.Instant.from(noon).subtract({ hours }).toString();
    const { db } = server().database;
    await db.updateTable('services').set({ bedsUpdatedAt }).where('name', '=', 'Lantern House').execute();
    expect(textOf(await say('how many beds does Lantern House have?'))).toContain(text);
  });

  test('a place that is paused during the conversation is not described as if it were open', async () => {
    const { chatToken } = await say('tell me about Cisco Community Supper');
    const { db } = server().database;
    const write = (columns: object) =>
      db.updateTable('services').set(columns).where('name', '=', 'Cisco Community Supper').execute();
    await write({ isApproved: false, isPaused: true });
    const answer = await say('is it open?', { chatToken });
    expect(textOf(answer)).toMatch(/^I cannot find that place any more/);
    expect(servicesOf(answer)).toEqual([]);
    await write({ isApproved: true, isPaused: false });
  });

  test('of an unknown place, asks which of the nearest places of its kind is meant', async () => {
    const asks = await say('how far is the clinic', { coordinate: abilene });
    expect(kindsOf(asks)).toEqual(['ASK_PARTICULAR_SERVICE', 'QUICK_REPLIES']);
    expect(asks.understood.intent).toBe('SERVICE_DISTANCE');
    const clinics = servicesOf(asks);
    expect(clinics.every(({ type }) => type.includes('HEALTH'))).toBe(true);
    expect(asks.messages[1]?.replies).toEqual(clinics.map(({ name }) => name));
    const answer = await say(clinics[1]?.name, { coordinate: abilene, chatToken: asks.chatToken });
    expect(answer.understood.intent).toBe('SERVICE_DISTANCE');
    expect(textOf(answer)).toMatch(/Address: /);
  });

  test.each([
    ['the hours of Lantern House are wrong', 'en', /^Lantern House.*Something is wrong here/],
    ['el horario de Lantern House está mal', 'es', /^Lantern House.*Algo está mal aquí/],
    ['the phone number of Lantern House is wrong', 'en', /Phone: \(325\) 555-01\d\d\..*Something is wrong here/],
  ])('“%s” shows them, and offers to report it', async (query, language, text) => {
    const answer = await say(query);
    const [service] = servicesOf(answer);
    expect([answer.language, service?.name, answer.messages[0]?.report]).toEqual([
      language,
      'Lantern House',
      service?.id,
    ]);
    expect(textOf(answer)).toMatch(text);
  });

  test.each([
    ['how far is Cisco Community Supper from Eastland?', / is \d+(\.\d)? miles from the center of Eastland/],
    [
      '¿qué tan lejos queda Lantern House desde Roscoe?',
      / a unas \d+(\.\d)? millas de Roscoe\. Su dirección es secreta/,
    ],
  ])('“%s” is answered from that town, also if the person is known to be elsewhere', async (question, way) => {
    expect(textOf(await say(question, { coordinate: abilene }))).toMatch(way);
  });

  test('answers a question about distance without a position', async () => {
    expect(textOf(await say('how far is Lantern House'))).toContain('I do not know where you are');
  });

  test('understands "the second one"', async () => {
    const list = await say('food pantry in Abilene');
    const second = await say('the second one', { chatToken: list.chatToken });
    expect(servicesOf(second).map(({ id }) => id)).toEqual([servicesOf(list)[1]?.id]);
  });

  test.each([
    ['closer', 'the second one'],
    ['más cerca', 'el segundo'],
  ])('after “%s” and the question for a place, “%s” is still of the list above', async (closer, second) => {
    const list = await say('food pantry in Abilene');
    const asked = await say(closer, { chatToken: list.chatToken });
    expect(asked.messages[0]).toMatchObject({ kind: 'TEXT', needsPlace: true });
    const answer = await say(second, { chatToken: list.chatToken });
    expect(servicesOf(answer).map(({ id }) => id)).toEqual([servicesOf(list)[1]?.id]);
  });

  test.each([
    ['i need a bed tonight in Abilene', 'how far is the first one?', / \d\.\d miles from the center of Abilene/],
    ['una cama en Abilene', '¿qué tan lejos está el primero?', / \d\.\d millas del centro de Abilene/],
  ])('after “%s”, “%s” is answered from that town', async (request, question, way) => {
    const list = await say(request);
    expect(textOf(await say(question, { chatToken: list.chatToken }))).toMatch(way);
  });

  test.each([
    ['food in Abilene', 'how far is the second one from Snyder', /[5-9]\d(\.\d)? miles from the center of Snyder/],
    ['comida en Abilene', '¿a qué distancia está el segundo de Snyder?', /[5-9]\d(\.\d)? millas del centro de Snyder/],
  ])('after “%s”, “%s” is answered from the named town', async (request, question, way) => {
    const list = await say(request);
    expect(textOf(await say(question, { chatToken: list.chatToken }))).toMatch(way);
  });

  test.each([
    ['is Porchlight open', 'where can I charge my phone'],
    ['is Porchlight open', 'I need a mail address'],
    ['¿Porchlight está abierto?', 'dónde puedo cargar mi teléfono'],
    ['¿Porchlight está abierto?', 'necesito una dirección de correo'],
  ])('after “%s”, “%s” lists services for the need', async (first, need) => {
    const { chatToken } = await say(first);
    const answer = await say(need, { chatToken });
    expect(answer.understood.intent).toBe('LIST_SERVICES');
    expect(servicesOf(answer).length).toBeGreaterThan(1);
  });

  test.each(['telefono', 'phone number?'])('“%s” after a list asks which one is meant, by name', async (follow) => {
    const list = await say('food pantry in Abilene');
    const answer = await say(follow, { chatToken: list.chatToken });
    expect(kindsOf(answer)).toEqual(['ASK_PARTICULAR_SERVICE', 'QUICK_REPLIES']);
    expect(answer.messages.flatMap(({ replies = [] }) => replies)).toContain(servicesOf(list)[0]?.name);
  });

  test.each(['¿y mañana?', 'and on Sunday?'])('“%s” after a list asks what of it is open then', async (follow) => {
    const list = await say('food pantry in Abilene');
    const { understood } = await say(follow, { chatToken: list.chatToken });
    expect(understood.intent).toBe('LIST_SERVICES');
    expect(understood.slots).toMatchObject({ type: 'FOOD', city: 'Abilene', openAt: expect.any(String) });
  });

  test('asks which one if several services have the name', async () => {
    const answer = await say('love and care ministries');
    expect(kindsOf(answer)).toEqual(['ASK_PARTICULAR_SERVICE', 'QUICK_REPLIES']);
    expect(answer.understood.slots.serviceIds?.length).toBeGreaterThan(1);
  });

  test.each([
    ['phone number for the windmill', 'Windmill Pantry of Nolan County', /Phone: \(325\) 555-01\d\d\./],
    ['cuál es el teléfono del windmill', 'Windmill Pantry of Nolan County', /Teléfono: \(325\) 555-01\d\d\./],
    ['directions to the mission on pine', 'Presbyterian Medical Care Mission', /Address: 1857 Pine Street, Abilene\./],
    ['a que hora abre el lantern house', 'Lantern House', /^Lantern House/],
    ['is bobs open', 'Breakfast on Beech Street (BOBS)', /^Breakfast on Beech Street/],
  ])('“%s” is about %s', async (query, name, text) => {
    const answer = await say(query);
    expect(servicesOf(answer).map((service) => service.name)).toEqual([name]);
    expect(textOf(answer)).toMatch(text);
  });

  test.each([
    ['windmill', 'Windmill Pantry of Nolan County'],
    ['the mission on pine', 'Presbyterian Medical Care Mission'],
    ['bobs', 'Breakfast on Beech Street (BOBS)'],
    ['a que hora abre el lantern house', 'Lantern House'],
    ['sweetwater night lodge', 'Lantern House'],
    ['rural rides', 'Big Country Rural Rides'],
    ['lwck', 'Lone Wolf Creek Kitchen'],
  ])('a search for “%s” lists %s first, also if others are nearer', async (q, name) => {
    const search = `GET /services?q=${encodeURIComponent(q)}&nearCoordinate=${abilene.split('|').toReversed().join('|')}`;
    const { body } = await testCaller(server())(search);
    expect(body.data[0]?.name).toBe(name);
  });

  test('asks the question again of the place that is chosen', async () => {
    const asks = await say('is love and care open on friday?');
    const answer = await say('Love & Care Ministries – Clyde', { chatToken: asks.chatToken });
    expect(answer.understood).toMatchObject({ intent: 'SERVICE_SCHEDULE', slots: { topic: 'FRIDAY' } });
    expect(servicesOf(answer).map(({ name }) => name)).toEqual(['Love & Care Ministries – Clyde']);
  });

  test('does not reveal a confidential address', async () => {
    const answer = await say('tell me about Lantern House', { coordinate: abilene });
    expect(servicesOf(answer)[0]).toMatchObject({ isAddressConfidential: true, address1: '', location: null });
  });
});
