import type { CallResult } from '@amparo/domain/http/route.ts';
import type { Routes } from '@amparo/domain/routes.ts';
import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { createEmitter } from '../../browser/storage/createEmitter.ts';
import { callApi, mutationEvents } from '../../http-client/callApi.ts';

type WaitingCounts = CallResult<Routes['POST /auth/report-notifications']>['data'];

/** The last ones that came, and whose they are: shown until newer ones do, so that nothing jumps. */
let last: { userId: string; counts: WaitingCounts } | null = null;
const changes = createEmitter();

/** While they are asked for nobody else asks; what changed meanwhile is asked for afterwards. */
let isAsking = false;
let isToAskAgain = false;

async function ask(userId: string): Promise<void> {
  isToAskAgain = isAsking;
  if (isAsking) return;
  isAsking = true;
  try {
    const { data: counts } = await callApi('POST /auth/report-notifications');
    last = { userId, counts };
    changes.tell();
  } catch {
    // One does as well without.
  }
  isAsking = false;
  if (isToAskAgain) await ask(userId);
}

/** How much waits for whoever is signed in, on every page anew and as things change; null until it is known. */
export function useWaitingCounts({ id }: CurrentUser): WaitingCounts | null {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: somewhere else things may have changed
  useEffect(() => {
    void ask(id);
  }, [id, key]);
  useEffect(() => {
    const onChange = () => {
      if (!document.hidden) void ask(id);
    };
    document.addEventListener('visibilitychange', onChange);
    const endWatch = mutationEvents.watch(onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      endWatch();
    };
  }, [id]);
  return useSyncExternalStore(
    changes.watch,
    () => (last?.userId === id ? last.counts : null),
    () => null,
  );
}
