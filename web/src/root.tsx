import './ui/tokens.css';
import './ui/base.css';
import type { RegionLook } from '@amparo/domain/places/region-look/regionLook.ts';
import { directionOf } from '@amparo/domain/translation/languages.ts';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { ErrorPage, errorMeta } from './app/ErrorPage.tsx';
import { introduceFirst } from './app/firstVisit.ts';
import touchIcon from './app/icons/appleTouchIcon.png?url';
import icon from './app/icons/icon.svg?url';
import icon192 from './app/icons/icon192.png?url';
import { keepRoot, loadRootOnDevice, loadRootOnServer } from './app/loadRoot.ts';
import { Shell } from './app/shell/Shell.tsx';
import type { Language } from './i18n/language.ts';
import { messagesOf } from './i18n/messages/messages.ts';
import type { RootData } from './routing/rootData.ts';

export const loader = loadRootOnServer;
export const clientLoader = loadRootOnDevice;
export const meta = errorMeta;
export const clientMiddleware = [introduceFirst];

/** The document around every page and error. If its own data fails to load, it is in English. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root');
  const language = root?.language ?? 'en';
  const { texts, styles } = root?.look ?? {};
  useEffect(() => {
    if (root) keepRoot(root);
  }, [root]);
  return (
    <html lang={language} dir={directionOf(language)} data-texts={texts ? JSON.stringify(texts) : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <AppIcons language={language} look={root?.look} />
        <Meta />
        <Links />
        {styles && <style>{styles}</style>}
      </head>
      <body>
        <IntlProvider locale={language} messages={messagesOf(language)} timeZone={root?.region.timeZone ?? 'UTC'}>
          <Shell root={root ?? null}>{children}</Shell>
        </IntlProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export const ErrorBoundary = ErrorPage;

/** The icons of the app for tabs and the home screen, and the colors of the browser's frame in both themes. */
function AppIcons({ language, look }: { language: Language; look: RegionLook | undefined }) {
  const manifest = language === 'en' ? '/manifest.webmanifest' : `/manifest.webmanifest?lang=${language}`;
  return (
    <>
      <meta name="theme-color" content={look?.frame.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={look?.frame.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={look?.logo ? '/region/icon-192.png' : icon192} type="image/png" sizes="192x192" />
      <link rel="icon" href={look?.logo ?? icon} type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href={look?.logo ? '/region/icon-180.png' : touchIcon} />
      <link rel="manifest" href={manifest} />
    </>
  );
}
