import './ui/tokens.css';
import './ui/base.css';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { AppIcons } from './app/AppIcons.tsx';
import { ErrorPage, errorMeta } from './app/ErrorPage.tsx';
import { introduceFirst } from './app/firstVisit.ts';
import { keepRoot, loadRootOnDevice, loadRootOnServer } from './app/loadRoot.ts';
import { Shell } from './app/shell/Shell.tsx';
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
  useEffect(() => {
    if (root) keepRoot(root);
  }, [root]);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <AppIcons language={language} />
        <Meta />
        <Links />
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
