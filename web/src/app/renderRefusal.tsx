import * as build from 'virtual:react-router/server-build';
import type { RegionLook } from '@amparo/domain/places/region-look/regionLook.ts';
import type { RefusedRequest } from '@amparo/domain/webApp.ts';
import english from '@amparo/translations/en/formRefused.json';
import spanish from '@amparo/translations/es/formRefused.json';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import { readCookie } from '../browser/storage/cookies.ts';
import { chooseLanguage } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import styles from './ErrorPage.module.css';

const translatedErrors = ['TOO_MANY_REQUESTS', 'TOO_LARGE'] as const;

/** The pages by language and reason. A busy server sends them often. */
const rendered = new Map<string, string>();

/** The page after the server refused a request without running a page: without scripts and data, so that it costs little. */
export function renderRefusal({ isForm, key, status, address, cookies, look }: RefusedRequest): Response {
  const requested = new URL(address, 'http://localhost').searchParams.get('lang');
  const language = chooseLanguage(requested, readCookie(cookies, 'language')) === 'es' ? 'es' : 'en';
  const reason = isForm
    ? (translatedErrors.find((known) => known === key) ?? 'other')
    : key === 'UNREACHABLE'
      ? 'offline'
      : 'busy';
  const kind = `${look.appName} ${language} ${reason}`;
  const html = rendered.get(kind) ?? renderRefusalPage(language, reason, look);
  rendered.set(kind, html);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Makes links of the urgent numbers. Other pages have them in their frame, and this page has no frame. */
function withCalls(text: string): ReactNode[] {
  return text.split(/(911|988|2-1-1)/).map((part) =>
    /^\d/.test(part) ? (
      <a key={part} href={`tel:${part.replaceAll('-', '')}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function renderRefusalPage(
  language: 'en' | 'es',
  reason: (typeof translatedErrors)[number] | 'other' | 'busy' | 'offline',
  look: RegionLook,
): string {
  const t = createTranslator({ locale: language, messages: language === 'es' ? spanish : english });
  const isForm = reason !== 'busy' && reason !== 'offline';
  const title = t(isForm ? 'title' : `${reason}Title`);
  return renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${title} · ${look.appName}`}</title>
        {build.assets.routes.root?.css?.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {look.styles && <style>{look.styles}</style>}
      </head>
      <body>
        <main id="content" className={styles.page}>
          <h1>{title}</h1>
          <p role="alert">{withCalls(t(reason))}</p>
          {isForm && <p>{t('goBack')}</p>}
          <p>
            <a href={paths.home()}>{t('goHome')}</a>
          </p>
        </main>
      </body>
    </html>,
  );
}
