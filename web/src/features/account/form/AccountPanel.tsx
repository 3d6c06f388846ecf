import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import styles from './AccountPage.module.css';

interface Props {
  title: string;
  intro: string;
  /** Whether it is known whose page it is. */
  isThere: boolean;
  children: ReactNode;
}

/** A page of one's own account. */
export function AccountPanel({ title, intro, isThere, children }: Props) {
  const { pathname } = useLocation();
  return (
    <Page title={title} intro={intro}>
      <div className={styles.panel}>
        <SignedInOnly isThere={isThere} login={paths.login({ back: pathname })}>
          {children}
        </SignedInOnly>
      </div>
    </Page>
  );
}
