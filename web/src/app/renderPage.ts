import { AsyncLocalStorage } from 'node:async_hooks';
import * as build from 'virtual:react-router/server-build';
import type { RegionTexts } from '@amparo/domain/places/region-look/regionLook.ts';
import type { PageRequest, Visit, WebApp } from '@amparo/domain/webApp.ts';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { hasAgreed } from '../browser/storage/agreement.ts';
import { readCookie } from '../browser/storage/cookies.ts';
import { readSession, renewSession } from '../http-client/sessionCookie.ts';
import { visitContext } from '../http-client/visit.ts';
import { asLanguage, browserLanguage } from '../i18n/language.ts';
import { regionalMessages } from '../i18n/messages/messages.ts';
import { withRegionTexts } from '../i18n/messages/regionTexts.ts';
import { introductionFor } from './firstVisit.ts';
import { renderRefusal } from './renderRefusal.tsx';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** The texts of the region whose page is rendered. */
const currentTexts = new AsyncLocalStorage<RegionTexts | null>();
regionalMessages.of = (messages, language) => {
  const texts = currentTexts.getStore();
  return texts ? withRegionTexts(messages, language, texts) : messages;
};

/** Renders a page. The HTML is complete before the first byte is sent, so that its scripts can be hashed. */
async function renderPage(request: Request, visit: Visit): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  const response = await currentTexts.run(visit.look.texts, () => handle(request, context));
  const { searchParams } = new URL(request.url);
  // The page after everything was removed stores nothing.
  const requestedLanguage = searchParams.has('removed') ? null : asLanguage(searchParams.get('lang'));
  // Only after a change, because caches store no response with a cookie.
  if (requestedLanguage && requestedLanguage !== readCookie(request.headers.get('cookie'), 'language'))
    response.headers.append('set-cookie', languageCookie(requestedLanguage));
  renewSession(request, response, visit);
  response.headers.append('vary', 'Cookie');
  return response;
}

const isRoot = ([id]: [string, unknown]) => id === 'root';
const framesOnly = Object.entries(build.routes).map((entry) =>
  isRoot(entry) ? entry : [entry[0], { ...entry[1], module: { default: () => null } }],
);
/** React Router renders the root alone for apps without a server. */
const handleShell = createRequestHandler(
  { ...build, ssr: false, prerender: [], routes: Object.fromEntries(framesOnly) },
  import.meta.env.MODE,
);

/** Renders the frame of the pages in one language. Devices fill it with any page without a network. */
function renderShell(language: string, visit: Visit): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  const request = new Request(`${visit.publicUrl}/?lang=${language}`);
  return currentTexts.run(visit.look.texts, () => handleShell(request, context));
}

function introduce({ cookies, acceptLanguage, ...request }: PageRequest): string | null {
  const isChosen = readCookie(cookies, 'language') !== null;
  const language = isChosen ? null : browserLanguage(acceptLanguage);
  return introductionFor({ ...request, hasAgreed: hasAgreed(cookies), language });
}

function languageCookie(language: string): string {
  return `language=${language}; Path=/; SameSite=Lax; Max-Age=31536000`;
}

/** The exports that the server imports from the built pages. */
export const webApp = {
  buildVersion: () => build.assets.version,
  renderPage,
  renderShell,
  renderRefusal,
  sessionOf: readSession,
  introduce,
} satisfies WebApp;
