import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../browser/useHydrated.ts';
import { useReloadOnSignOut } from '../../routing/useViewer.ts';
import { Notice } from '../Notice.tsx';
import { Page } from '../page/Page.tsx';
import styles from './FormPage.module.css';

interface Props {
  title: string;
  intro?: string;
  /** What to do without scripts, if there is more to say than that the form needs them. */
  noScripts?: ReactNode;
  /** Null until the device knows who is signed in. */
  children: ReactNode;
}

/** The page of a form for editors. The form needs scripts; without them the page says so. */
export function FormPage({ title, intro, noScripts, children }: Props) {
  const t = useTranslations('editForm');
  const isHydrated = useHydrated();
  useReloadOnSignOut();
  const placeholder = <div className={styles.placeholder} aria-hidden />;
  return (
    <Page title={title} {...(intro !== undefined && { intro })}>
      <div className={styles.panel}>
        <noscript>
          {noScripts ?? (
            <Notice tone="quiet">
              <p>{t('needsScripts')}</p>
            </Notice>
          )}
        </noscript>
        {isHydrated && children ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
      </div>
    </Page>
  );
}
