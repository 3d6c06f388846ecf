import { openSpans } from '@amparo/domain/services/open-status/openSpans.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { abilene, repliesOf, sendMessage, servicesOf, textOf } from './testChat.ts';

let noon: TestApp;
let night: TestApp;
beforeAll(async () => {
  // A Wednesday in Abilene.
  noon = await startTestApp({ at: '2026-11-18T18:00:00Z' });
  night = await startTestApp({ at: '2026-11-19T08:30:00Z' });
});
afterAll(() => Promise.all([noon.close(), night.close()]));

const say = (server: TestApp, query: string, more: object = {}) =>
  sendMessage(server, query, { coordinate: abilene, ...more });

function isOpenIn({ timeZone, ...hours }: Service, period: string): boolean {
  const [from, until] = period.split('/').map((local) => Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone));
  return openSpans(hours, from!.toInstant(), until!.toInstant(), timeZone).length > 0;
}

test.each(['where can I eat right now', 'donde puedo comer ahorita'])('"%s" lists only open places', async (text) => {
  const answer = await say(noon, text);
  expect(answer.understood.slots).toMatchObject({ type: 'FOOD', openNow: true });
  expect(servicesOf(answer).length).toBeGreaterThan(0);
  expect(servicesOf(answer).every(({ openStatus }) => openStatus.kind === 'open')).toBe(true);
});

describe('at 2:30 a.m.', () => {
  test('free beds begin with shelters that are open, if the place is unknown', async () => {
    const answer = await sendMessage(night, 'i need a bed tonight');
    expect(answer.understood.intent).toBe('SHELTER_BEDS');
    expect(servicesOf(answer)[0]?.openStatus.kind).toBe('open');
  });

  test.each([
    [
      'free food open right now',
      /^Places with food open now.* The nearest is \d+ miles away\. Nearer, (.+): Closed till/,
    ],
    ['despensa abierta ahorita', /^Despensas de comida abiertas ahora.* a \d+ millas\. Más cerca, (.+): Cerrado hasta/],
  ])('"%s" names the place nearby that opens next, if the open one is far away', async (text, expected) => {
    const answer = await say(night, text);
    expect(textOf(answer)).toMatch(expected);
    const nearer = expected.exec(textOf(answer))?.[1];
    expect(repliesOf(answer)[0]).toBe(nearer);
    expect(servicesOf(answer).every(({ openStatus }) => openStatus.kind === 'open')).toBe(true);
  });

  test.each([
    ['where can I eat right now', /open now.*Next to open: .+ – Closed/],
    ['donde puedo comer ahorita', /abiertos ahora.*El próximo en abrir: .+ – Cerrado/],
  ])('"%s" lists what opens next', async (text, expected) => {
    const answer = await say(night, text);
    const found = servicesOf(answer);
    expect(textOf(answer)).toMatch(expected);
    const openings = found.map(({ openStatus }) => (openStatus.kind === 'closed' ? openStatus.opensAt : null));
    expect(openings[0]).not.toBeNull();
    const near = found.filter(({ distance }) => (distance ?? 0) <= 30).length;
    const known = openings.slice(0, near).filter((opening) => opening !== null);
    expect(known).toEqual(known.toSorted());
    expect(textOf(answer)).toContain(found[0]!.name);
  });
});

test.each([
  ['where can i eat tonight', '2026-11-18T18:00/2026-11-19T00:00', 'open tonight.'],
  ['donde puedo comer esta noche', '2026-11-18T18:00/2026-11-19T00:00', 'abiertos esta noche.'],
  ['food pantry tomorrow morning', '2026-11-19T06:00/2026-11-19T12:00', 'open tomorrow morning.'],
  ['despensa mañana temprano', '2026-11-19T06:00/2026-11-19T09:00', 'abiertas mañana entre las 6:00 a. m. y las 9:00'],
  ['food on sunday', '2026-11-22T00:00/2026-11-23T00:00', 'open Sunday.'],
  ['comida el domingo', '2026-11-22T00:00/2026-11-23T00:00', 'abiertos el domingo.'],
  ['food this weekend', '2026-11-21T00:00/2026-11-23T00:00', 'open this weekend.'],
  ['food at 7 pm', '2026-11-18T19:00', 'open today at 7:00 PM.'],
])('"%s" lists places that are open then, and says so', async (text, period, said) => {
  const answer = await say(noon, text);
  expect(answer.understood.slots.openAt).toBe(period);
  expect(textOf(answer)).toContain(said);
  const [from, until = from] = period.split('/');
  const services = servicesOf(answer);
  expect(services.length).toBeGreaterThan(0);
  if (from !== until) expect(services.every((service) => isOpenIn(service, period))).toBe(true);
});

test.each([
  [
    'dentist on sunday',
    /open Sunday.*: none that I know of\. These do not say when they are open\. Please call first:/,
  ],
  ['dentista el domingo', /el domingo.*: no encontré\. Estos no indican su horario\. Llame antes, por favor:/],
])('"%s" lists services with unknown hours if none is known to be open then', async (text, expected) => {
  const answer = await say(noon, text);
  expect(textOf(answer)).toMatch(expected);
  expect(servicesOf(answer).length).toBeGreaterThan(0);
  for (const { openStatus } of servicesOf(answer)) expect(['unknown', 'contact']).toContain(openStatus.kind);
});

test('a time narrows the list before, and another time replaces it', async () => {
  const list = await say(noon, 'food in Abilene');
  const sunday = await say(noon, 'what about sunday', { chatToken: list.chatToken });
  const then = await say(noon, 'which of them are open now', { chatToken: list.chatToken });
  expect(then.understood.slots).toMatchObject({ type: 'FOOD', openNow: true, city: 'Abilene' });
  expect(then.understood.slots.openAt).toBeUndefined();
  expect(sunday.understood.slots.topic ?? sunday.understood.slots.openAt).toBeDefined();
});

test('a bed for tonight is looked for at any time of the day', async () => {
  const { understood } = await say(noon, 'i need a shelter tonight');
  expect(understood.slots.openAt).toBeUndefined();
});

test.each([
  ['what is open on thanksgiving', 'poison ivy, I think', 'What do you need?'],
  ['qué está abierto el día de acción de gracias', 'no sé', '¿Qué necesita?'],
])('"%s" asks for the kind of help, and asks again after "%s"', async (text, unclear, question) => {
  const asked = await say(noon, text);
  expect(asked.understood.slots).toEqual({ openAt: expect.any(String) });
  expect(textOf(asked)).toBe(question);
  const again = await say(noon, unclear, { chatToken: asked.chatToken });
  expect(servicesOf(again)).toEqual([]);
});

test.each([
  ['what is open on thanksgiving', 'food', 'open Thu, Nov 26'],
  ['qué está abierto el día de acción de gracias', 'comida', 'abiertos el jueves 26 de noviembre'],
])('"%s", then "%s", lists what is %s', async (text, need, day) => {
  const asked = await say(noon, text);
  const answer = await say(noon, need, { chatToken: asked.chatToken });
  expect(answer.understood).toMatchObject({
    intent: 'LIST_SERVICES',
    slots: { ...asked.understood.slots, type: 'FOOD' },
  });
  expect(textOf(answer)).toContain(day);
});
