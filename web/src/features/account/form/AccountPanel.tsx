import type { CurrentUser } from '@amparo/domain/users/user.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { doneKeys } from '../../../routing/act.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { requireSignIn } from '../../../routing/requireSignIn.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import styles from './AccountPage.module.css';

/** Loads the signed-in person with the latest data. */
export const loadProfile = requireSignIn(async ({ callApi }: LoadInput) => (await callApi('GET /auth/profile')).data);

interface Props {
  title: string;
  intro: string;
  user: CurrentUser | null;
  children: (user: CurrentUser) => ReactNode;
}

/** A page on which people change their own account. */
export function AccountPanel({ title, intro, user, children }: Props) {
  return (
    <Page title={title} intro={intro}>
      <div className={styles.panel}>
        <SignedInOnly data={user}>{children}</SignedInOnly>
      </div>
    </Page>
  );
}

/** Shows the text of a toast for browsers without scripts. */
export function DoneNotice({ done }: { done: (typeof doneKeys)[number] }) {
  const t = useTranslations('account.done');
  return (
    <Notice tone="quiet" role="status">
      {t(done)}
    </Notice>
  );
}
