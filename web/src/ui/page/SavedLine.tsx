import { Suspense } from 'react';
import { lazyWithMessages } from '../../i18n/messages/lazyWithMessages.tsx';

const SavedNotice = lazyWithMessages('offline', () => import('./SavedNotice.tsx'));

/** The line about the age of data, if this device gave them in place of the server. */
export function SavedLine({ savedAt }: { savedAt: string | undefined }) {
  return (
    savedAt && (
      <Suspense>
        <SavedNotice savedAt={savedAt} />
      </Suspense>
    )
  );
}
