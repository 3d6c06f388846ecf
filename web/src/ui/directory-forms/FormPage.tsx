import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../browser/useHydrated.ts';
import { useReloadOnSignOut } from '../../routing/useReloadOnSignOut.ts';
import { Notice } from '../Notice.tsx';
import { Page } from '../Page.tsx';
import styles from './FormPage.module.css';

interface Props {
  title: string;
  intro: string;
  children: ReactNode;
}

/** The page of a form for those who keep something for all. The form comes with the scripts; without them that is said. */
export function FormPage({ title, intro, children }: Props) {
  const t = useTranslations('directories');
  const isAlive = useHydrated();
  useReloadOnSignOut();
  return (
    <Page title={title} intro={intro}>
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
