import { type Account, account } from '../../browser/storage/account.ts';
import { newEntry } from './outbox.ts';
import { type OutboxEntry, outboxStore } from './outboxStore.ts';

export const now = Date.parse('2026-11-18T16:00:00Z');
export const day = 86_400_000;

export function report(more: Partial<OutboxEntry> = {}): OutboxEntry {
  const entry = newEntry({
    kind: 'report',
    about: 'Porchlight',
    page: '/services/1/report',
    typed: { message: 'They moved.' },
    call: { name: 'POST /feedbacks/service', body: { message: 'They moved.' }, key: 'key of the report' },
  });
  return { ...entry, ...more };
}

export function beds(total: number, key: string, ifUnmodifiedSince = '2026-11-18T10:00:00.000Z'): OutboxEntry {
  return newEntry({
    kind: 'beds',
    about: 'Porchlight',
    page: '/available_beds',
    subject: 'beds 1',
    call: {
      name: 'POST /services/update-available-beds',
      body: { services: [{ id: '1', total, ifUnmodifiedSince }] },
      key,
    },
  });
}

export const signIn = (id: string) => account.keep({ token: 'token', user: { id, displayName: id } } as Account);
export const states = async () => (await outboxStore.list()).map(({ state }) => state);
