import { expect, test } from 'vitest';
import type { WaitingService } from '../waiting/waitingService.ts';
import { applyWaitingView, readWaitingView } from './waitingView.ts';

const complete = {
  ...{ types: ['FOOD'], city: 'Abilene', addedBy: 'ana@example.org', createdAt: '2026-11-02T00:00:00Z' },
  ...{ similar: [], waitsForEmail: false },
  facts: { phone: '(325) 555-0142', hours: 'Mon 9am-5pm', isContact: false, mapped: {} },
};
const services = [
  { id: 'newest', name: 'Elm 10', ...complete, createdAt: '2026-11-03T00:00:00Z', types: ['FOOD', 'HEALTH'] },
  { id: 'bare', name: 'Elm 9', ...complete, facts: { ...complete.facts, phone: '', hours: '', mapped: null } },
  { id: 'twice', name: 'Ash', ...complete, city: 'Ballinger', addedBy: null, similar: [{}], waitsForEmail: true },
  { id: 'appointment', name: 'Árbol', ...complete, facts: { ...complete.facts, hours: '', isContact: true } },
] as unknown as WaitingService[];

const idsOf = (query: string) =>
  applyWaitingView(services, readWaitingView(new URLSearchParams(query))).map(({ id }) => id);
const all = services.map(({ id }) => id);

test.each([
  ['', all],
  ['type=HEALTH', ['newest']],
  ['problem=NO_PHONE', ['bare']],
  ['problem=NO_HOURS', ['bare']],
  ['problem=NO_POSITION', ['bare']],
  ['problem=DUPLICATE', ['twice']],
  ['problem=EMAIL&type=FOOD', ['twice']],
  ['problem=EMAIL&type=HEALTH', []],
  ['type=BREAD&problem=ODD&sort=age', all],
  // Accents do not move a name, and numbers are compared as numbers.
  ['sort=name', ['appointment', 'twice', 'bare', 'newest']],
  ['sort=city', ['newest', 'bare', 'appointment', 'twice']],
  ['sort=addedBy', ['twice', 'newest', 'bare', 'appointment']],
  ['sort=createdAt', ['bare', 'twice', 'appointment', 'newest']],
])('“%s” shows %j', (query, expected) => {
  expect(idsOf(query)).toEqual(expected);
});
