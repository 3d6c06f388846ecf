import { lazy, Suspense } from 'react';
import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { useReloadOnSignOut } from '../../../routing/useViewer.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import styles from './Form.module.css';
import type { FormData } from './loadForm.ts';

const ServiceForm = lazy(() => import('./ServiceForm.tsx'));

interface Props {
  title: string;
  intro: string;
  /** Null until the device has told who is signed in. */
  data: FormData | null;
}

/** The frame of the form, which comes after it: with scripts off it says what else can be done. */
export function FormPage({ title, intro, data }: Props) {
  const t = useTranslations('serviceForm');
  const isAlive = useHydrated();
  const { key } = useLocation();
  useReloadOnSignOut();
  const waiting = <div className={styles.waiting} aria-hidden />;
  return (
    <Page title={title} intro={intro}>
      <noscript>
        <NeedsScripts isSignedIn={data !== null} />
      </noscript>
      {data && !data.mayAdd && <Notice tone="quiet">{t('limit')}</Notice>}
      {isAlive && data
        ? data.mayAdd && (
            <Suspense fallback={waiting}>
              <ServiceForm key={key} data={data} />
            </Suspense>
          )
        : waiting}
    </Page>
  );
}

/** Hours, pins and previews cannot be had without them: then a person writes it down for the service. */
function NeedsScripts({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('serviceForm');
  const keepLanguage = useKeepLanguage();
  const { pathname } = useLocation();
  const { operator } = useRouteLoaderData<RootData>('root')?.region ?? {};
  return (
    <Notice tone="quiet">
      <p>{t('needsScripts')}</p>
      <ul>
        <li>
          <Link to={keepLanguage(paths.appFeedback())}>{t('tellUs')}</Link>
        </li>
        {operator && (
          <li>
            {operator.phone && `${operator.phone} · `}
            <a href={`mailto:${operator.email}`}>{operator.email}</a>
          </li>
        )}
        {!isSignedIn && (
          <li>
            <Link to={keepLanguage(paths.login({ back: pathname }))}>{t('signInFirst')}</Link>
          </li>
        )}
      </ul>
    </Notice>
  );
}
