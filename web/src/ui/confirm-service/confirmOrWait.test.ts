// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import { sendOrWait } from '../../http-client/outbox/outbox.ts';
import { confirmOrWait } from './confirmOrWait.ts';

vi.mock('../../http-client/outbox/outbox.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  sendOrWait: vi.fn(async () => ({ isSent: false })),
}));

test('confirmations of one service replace each other while they wait', async () => {
  for (const token of ['older', 'newer'])
    await confirmOrWait({ id: '1', name: 'Porchlight', token, ifUnmodifiedSince: '2026-11-18T16:00:00.000Z' });
  const entries = vi.mocked(sendOrWait).mock.calls.map(([entry]) => entry);
  expect(entries.map(({ subject, call }) => [subject, call.body])).toEqual([
    ['confirm 1', { token: 'older', ifUnmodifiedSince: '2026-11-18T16:00:00.000Z' }],
    ['confirm 1', { token: 'newer', ifUnmodifiedSince: '2026-11-18T16:00:00.000Z' }],
  ]);
  expect(entries[0]!.id).not.toBe(entries[1]!.id);
});
