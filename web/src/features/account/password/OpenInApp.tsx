import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { RootData } from '../../../routing/rootData.ts';
import { ActionLink } from '../../../ui/controls/Button.tsx';
import styles from './OpenInApp.module.css';

/** Where the community has an app, a phone may set the password there (spec §2); the page can do the same. */
export function OpenInApp(link: { token: string; email: string }) {
  const t = useTranslations('account.reset');
  const app = useRouteLoaderData<RootData>('root')?.region.appResetLink;
  if (!app) return null;
  return (
    <ActionLink href={`${app}?${new URLSearchParams({ ...link })}`} className={styles.onPhones}>
      {t('openInApp')}
    </ActionLink>
  );
}
