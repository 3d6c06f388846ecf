import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLeaveWithOthers } from '../../api/useLeaveWithOthers.ts';
import { useIsAlive } from '../../device/useIsAlive.ts';
import { Notice } from '../Notice.tsx';
import { Page } from '../Page.tsx';
import styles from './EntryPage.module.css';
import type { EntryKind } from './entryKind.ts';

/** The page of a form for an entry of a directory. The form comes with the scripts; without them that is said. */
export function EntryPage({ kind, children }: { kind: EntryKind; children: ReactNode }) {
  const t = useTranslations('directories');
  const isAlive = useIsAlive();
  const isNew = useLocation().pathname.endsWith('/new');
  useLeaveWithOthers();
  return (
    <Page title={t(`${kind}.${isNew ? 'addTitle' : 'editTitle'}`)} intro={t(`${kind}.intro`)}>
      <div className={styles.panel}>
        <noscript>
          <Notice tone="quiet">
            <p>{t('needsScripts')}</p>
          </Notice>
        </noscript>
        {isAlive && <Suspense>{children}</Suspense>}
      </div>
    </Page>
  );
}
