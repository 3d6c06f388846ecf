import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { FormPage } from '../forms/FormPage.tsx';
import type { EntryKind } from './entryKind.ts';

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
