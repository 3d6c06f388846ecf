import type { CallResult } from '@amparo/domain/http/route.ts';
import type { Routes } from '@amparo/domain/routes.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { createStore } from '../../browser/storage/createStore.ts';
import { callApi, mutationEvents } from '../../http-client/callApi.ts';

type WaitingCounts = CallResult<Routes['POST /auth/report-notifications']>['data'];

/** Shows the last counts until new ones arrive, so that the page does not jump. */
const latest = createStore<{ userId: string; counts: WaitingCounts } | null>(null);

/** One request at a time. A change during a request causes another request. */
let isLoading = false;
let isOutdated = false;

async function load(userId: string): Promise<void> {
  isOutdated = isLoading;
  if (isLoading) return;
  isLoading = true;
  try {
    const { data: counts } = await callApi('POST /auth/report-notifications');
    latest.set({ userId, counts });
  } catch {
    // The menu works without counts.
  }
  isLoading = false;
  if (isOutdated) await load(userId);
}

/** The numbers of waiting items, loaded on every page and after every change. Null until the first response. */
export function useWaitingCounts({ id }: CurrentUser): WaitingCounts | null {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change on another page may have changed the counts
  useEffect(() => {
    void load(id);
  }, [id, key]);
  useEffect(() => {
    const onChange = () => {
      if (!document.hidden) void load(id);
    };
    document.addEventListener('visibilitychange', onChange);
    const endWatch = mutationEvents.watch(onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      endWatch();
    };
  }, [id]);
  return useSyncExternalStore(
    latest.watch,
    () => countsOf(id),
    () => null,
  );
}

function countsOf(userId: string): WaitingCounts | null {
  const counts = latest.read();
  return counts?.userId === userId ? counts.counts : null;
}
