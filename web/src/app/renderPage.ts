import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { hasAgreed } from '../browser/agreement.ts';
import { readCookie } from '../browser/cookies.ts';
import { readSession, renewSession } from '../http-client/sessionCookie.ts';
import { type Visit, visitContext } from '../http-client/visit.ts';
import { asLanguage } from '../i18n/language.ts';
import { introductionFor } from './firstVisit.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Answers a request for a page, whole: the HTML is complete before the first byte, so that its scripts can be hashed. */
export async function renderPage(request: Request, visit: Visit): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  const response = await handle(request, context);
  const asked = asLanguage(new URL(request.url).searchParams.get('lang'));
  // Only where it changes something, so that a page asked for again can be kept.
  if (asked && asked !== readCookie(request.headers.get('cookie'), 'language'))
    response.headers.append('set-cookie', languageCookie(asked));
  renewSession(request, response, visit);
  response.headers.append('vary', 'Cookie');
  return response;
}

export { renderRefusal } from './renderRefusal.tsx';

/** The token that the cookies hold, if they hold one, good or not. */
export const sessionOf = readSession;

interface Asked {
  method: string;
  address: string;
  userAgent: string | null;
  cookies: string | null;
}

/** Where to send someone who is here for the first time, before any page, kept or not, is answered; null: no detour. */
export function introduce({ cookies, ...asked }: Asked): string | null {
  return introductionFor({ ...asked, hasAgreed: hasAgreed(cookies) });
}

function languageCookie(language: string): string {
  return `language=${language}; Path=/; SameSite=Lax; Max-Age=31536000`;
}
