import { Suspense } from 'react';
import type { SavedData } from '../../http-client/callApi.ts';
import { lazyWithMessages } from '../../i18n/messages/lazyWithMessages.tsx';

const SavedNotice = lazyWithMessages('offline', () => import('./SavedNotice.tsx'));

/** The line about the age of data, if this device gave them in place of the server. */
export function SavedLine({ saved }: { saved: SavedData | undefined }) {
  return (
    saved && (
      <Suspense>
        <SavedNotice saved={saved} />
      </Suspense>
    )
  );
}
