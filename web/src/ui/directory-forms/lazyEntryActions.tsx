import { Suspense } from 'react';
import { lazyWithMessages } from '../../i18n/messages/lazyWithMessages.tsx';
import type { EntryKind } from './directories.ts';
import type { EntryActionsProps } from './EntryActions.tsx';

const load = () => import('./EntryActions.tsx');
const LazyActions = lazyWithMessages('directories', async () => ({ default: (await load()).EntryActions }));
const LazyAddLink = lazyWithMessages('directories', async () => ({ default: (await load()).AddEntryLink }));

/** Only for people with a permission: guests load neither this code nor its messages. */
export function EntryActions(props: EntryActionsProps) {
  const isEmpty = !props.mayEdit && !props.mayDelete;
  return isEmpty ? null : (
    <Suspense>
      <LazyActions {...props} />
    </Suspense>
  );
}

export function AddEntryLink({ kind }: { kind: EntryKind }) {
  return (
    <Suspense>
      <LazyAddLink kind={kind} />
    </Suspense>
  );
}
