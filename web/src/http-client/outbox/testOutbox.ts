import { ApiError } from '@amparo/domain/http/apiError.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { account } from '../../browser/storage/account.ts';
import { waitingIds } from '../../browser/storage/outbox.ts';
import { call, callApi } from '../callApi.ts';
import { outboxStore } from './outboxStore.ts';
import { now } from './testEntries.ts';

// A test that imports this replaces callApi.ts by mocks.
type Input = { key: string; body: { services?: object[]; images?: string[] } };
export const asGuest = vi.mocked(call as (name: string, input: Input) => Promise<unknown>);
export const asPerson = vi.mocked(callApi as unknown as (name: string, input: Input) => Promise<unknown>);
export const unreachable = () => Promise.reject(new ApiError('UNREACHABLE'));
export const sentKeys = () => asGuest.mock.calls.map(([, { key }]) => key);

/** Each test begins without entries and accounts, and at the same time. */
export function emptyOutboxBeforeEach(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    asGuest.mockReset().mockResolvedValue({ data: {} });
    asPerson.mockReset();
    localStorage.clear();
    account.keep(null);
    for (const { id } of await outboxStore.list()) await outboxStore.delete(id);
    for (const id of waitingIds.read()) waitingIds.remove(id);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
