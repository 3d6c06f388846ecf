import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { useReloadOnSignOut } from '../../routing/useViewer.ts';
import styles from './SignedInOnly.module.css';
import { useRestoredPosition } from './useRestoredPosition.ts';

interface Props<Data> {
  /** The data of the page. Null while the server does not know the viewer; then the device loads it. */
  data: Data | null;
  children: (data: Data) => ReactNode;
}

/** Content for signed-in people: a placeholder until it is loaded, and a sign-in link without scripts. */
export function SignedInOnly<Data>({ data, children }: Props<Data>) {
  useReloadOnSignOut();
  useRestoredPosition(data !== null);
  if (data !== null) return children(data);
  return (
    <>
      <noscript>
        <SignInFirst />
      </noscript>
      <div className={styles.waiting} aria-hidden />
    </>
  );
}

/** Rendered only on the server, which has these messages already. */
function SignInFirst() {
  const t = useTranslations('account');
  const keepLanguage = useKeepLanguage();
  const { pathname, search } = useLocation();
  return (
    <p>
      <Link to={keepLanguage(paths.login({ back: pathname + search }))}>{t('signInFirst')}</Link>
    </p>
  );
}
