import type { CurrentUser } from '@amparo/domain/users/user.ts';
import type { ReactNode } from 'react';
import { Page } from '../../../ui/page/Page.tsx';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import styles from './AccountPage.module.css';

interface Props {
  title: string;
  intro: string;
  user: CurrentUser | null;
  children: (user: CurrentUser) => ReactNode;
}

/** A page of one's own account. */
export function AccountPanel({ title, intro, user, children }: Props) {
  return (
    <Page title={title} intro={intro}>
      <div className={styles.panel}>
        <SignedInOnly data={user}>{children}</SignedInOnly>
      </div>
    </Page>
  );
}
