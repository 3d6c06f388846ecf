import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { type LoadInput, onDevice } from '../../routing/load.ts';
import { hydrateOnLoad, requirePermission } from '../../routing/requireSignIn.ts';
import { FormPage } from '../forms/FormPage.tsx';
import { privateMeta } from '../page/pageMeta.ts';
import type { EntryKind } from './directories.ts';

/** The page of a form for an entry of a directory. */
export function EntryPage({ kind, children }: { kind: EntryKind; children: ReactNode }) {
  const t = useTranslations('directories');
  const isNew = useLocation().pathname.endsWith('/new');
  return (
    <FormPage title={t(`${kind}.${isNew ? 'addTitle' : 'editTitle'}`)} intro={t(`${kind}.intro`)}>
      {children}
    </FormPage>
  );
}

export function entryMeta(kind: EntryKind) {
  return privateMeta((t, { params }) => t(`directories.${kind}.${params.id ? 'editTitle' : 'addTitle'}`));
}

/** Loads an entry for its form, with the id of the signed-in user, who owns the draft on this device. */
export function editorLoader<Entry>(
  may: Parameters<typeof requirePermission>[0],
  load: (input: LoadInput) => Promise<Entry>,
) {
  return requirePermission(may, async (input, user) => ({ userId: user.id, entry: await load(input) }));
}

/** The same load on the device, with the messages of the forms. */
export function editorClientLoader<Data>(load: (input: LoadInput) => Promise<Data>) {
  return hydrateOnLoad(withMessages(['directories', 'editForm'], onDevice(load)));
}
