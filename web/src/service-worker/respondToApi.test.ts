import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../http-client/callApi.ts';
import type { DeviceAnswer } from './deviceEngine.ts';
import { respondToApi } from './respondToApi.ts';
import type { FetchEvent } from './workerScope.ts';

const answer = vi.hoisted(() => vi.fn<() => Promise<DeviceAnswer>>());
vi.mock('./workerScope.ts', () => ({ worker: { engine: { answer } } }));

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

test.each([
  [200, null],
  [200, ['Doña Ana', 'Taylor']],
  [404, []],
])(
  'without a network, a page learns how old an answer is and which counties it covers (%i, %j)',
  async (status, counties) => {
    const saved = { savedAt: '2026-11-20T08:00:00Z', counties };
    answer.mockResolvedValue({ status, body: { data: [] }, saved });
    vi.stubGlobal('fetch', async (called: string | Request) => {
      if (called instanceof Request) throw new TypeError('no network');
      const request = new Request(new URL(called, 'https://amparo.example'));
      return respondToApi({ request } as FetchEvent, new URL(request.url));
    });
    const onSaved = vi.fn<(saved: object) => void>();
    await callApi('GET /services', { onSaved } as object).catch(() => {});
    expect(onSaved.mock.calls).toEqual([[saved]]);
  },
);
