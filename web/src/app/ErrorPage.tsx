import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { account } from '../browser/storage/account.ts';
import { translate } from '../i18n/messages/translate.ts';
import { useKeepLanguage } from '../i18n/useKeepLanguage.ts';
import { paths } from '../paths.ts';
import type { Saved } from '../routing/load.ts';
import type { RootData } from '../routing/rootData.ts';
import { ActionLink, Button } from '../ui/controls/Button.tsx';
import { HiddenInputs } from '../ui/controls/HiddenInputs.tsx';
import { NextSteps } from '../ui/page/NextSteps.tsx';
import { SavedLine } from '../ui/page/SavedLine.tsx';
import styles from './ErrorPage.module.css';
import { useHome } from './useHome.ts';

const translatedErrors = ['UNREACHABLE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS', 'VALIDATION'] as const;

/** The page for any failed page. Its text says what the person can do next. */
export function ErrorPage() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  // The server does not know who is signed in on the device, so a page that only they may see was not found.
  const mayExist = isMissing(error);
  useEffect(() => {
    if (mayExist && account.read()) void revalidate();
  }, [mayExist, revalidate]);
  return (
    <>
      <SavedLine saved={dataOf(error).saved} />
      {mayExist ? <NotFoundMessage /> : <Failure error={error} />}
    </>
  );
}

function Failure({ error }: { error: unknown }) {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const keepLanguage = useKeepLanguage();
  const key = translatedErrors.find((known) => known === dataOf(error).key) ?? 'INTERNAL';
  return (
    <main id="content" className={styles.page}>
      <h1 tabIndex={-1}>{t('errors.title')}</h1>
      <p role="alert">{t(`errors.${key}`)}</p>
      <p>
        <ActionLink weight="main" href={pathname + search}>
          {t('shell.tryAgain')}
        </ActionLink>
      </p>
      <p>
        <a href={keepLanguage(paths.home())}>{t('shell.goHome')}</a>
      </p>
    </main>
  );
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

function dataOf(error: unknown): Saved & { key?: string } {
  return (isRouteErrorResponse(error) && error.data) || {};
}

/** Offers next steps: a search, the list, the chat, and the crisis lines. */
export function NotFoundMessage() {
  const t = useTranslations();
  const home = useHome();
  const keepLanguage = useKeepLanguage();
  return (
    <main id="content" className={styles.page}>
      <h1 tabIndex={-1}>{t('shell.notFoundTitle')}</h1>
      <p>{t('shell.notFoundText')}</p>
      <form method="get" action={paths.home()} className={styles.search}>
        <HiddenInputs address={keepLanguage(paths.home())} />
        <input
          type="search"
          name="q"
          aria-label={t('services.list.searchLabel')}
          placeholder={t('services.list.searchHint')}
        />
        <Button type="submit" weight="main">
          {t('services.list.searchButton')}
        </Button>
      </form>
      <NextSteps home={home} />
    </main>
  );
}

/** The title of a failed page. React Router calls only the root's `meta` then. */
export function errorMeta({ loaderData, error }: { loaderData: RootData | undefined; error?: unknown }) {
  if (!error) return [];
  const t = translate(loaderData?.language ?? 'en');
  return [
    { title: `${isMissing(error) ? t('shell.notFoundTitle') : t('errors.title')} · ${t('shell.name')}` },
    { name: 'robots', content: 'noindex' },
  ];
}
