import type { Routes } from '@amparo/domain/http/allRoutes.ts';
import type { CallResult } from '@amparo/domain/http/route.ts';
import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../api/callApi.ts';

type WaitingCounts = CallResult<Routes['POST /auth/report-notifications']>['data'];

/** The last ones that came, and whose they are: shown until newer ones do, so that nothing jumps. */
let last: { userId: string; counts: WaitingCounts } | null = null;

/** How much waits for whoever is signed in, asked anew each time the menu is opened; null until it is known. */
export function useWaitingCounts({ id }: CurrentUser): WaitingCounts | null {
  const [known, setKnown] = useState(last);
  useEffect(() => {
    let isGone = false;
    callApi('POST /auth/report-notifications').then(
      ({ data: counts }) => {
        last = { userId: id, counts };
        if (!isGone) setKnown(last);
      },
      // The menu does as well without.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  return known?.userId === id ? known.counts : null;
}
