import { type MiddlewareFunction, redirect } from 'react-router';
import { hasAgreedOnDevice } from '../browser/storage/agreement.ts';
import { asLanguage, completeLanguages, type Language, pageLanguage } from '../i18n/language.ts';
import { paths } from '../paths.ts';

interface Visit {
  method: string;
  /** Path and query. */
  address: string;
  userAgent: string | null;
  hasAgreed: boolean;
  /** The language that the person chose before. */
  chosen: string | null;
  /** The languages of the browser, the preferred one first: "es-MX,es;q=0.9". */
  acceptLanguage: string | null;
}

/** Pages that are open before a person agrees: the terms, and help for a person in danger. */
const openPages = new Set([
  '/introduce',
  '/auth/resetpassword',
  '/verify_email',
  '/auth/signed_in',
  '/auth/twitter/callback',
  paths.crisisLines(),
  paths.termsOfUse(),
  paths.privacyPolicy(),
  paths.thisPhone(),
]);

/** `[^u]bot`: a CUBOT is a phone. */
const crawler =
  /[^u]bot\b|crawl|spider|slurp|facebookexternalhit|^whatsapp|^viber|preview|embedly|lighthouse|^google|google-inspection|googleother|mediapartners|feedfetcher|ia_archiver|w3c_validator/i;

/**
 * Returns the introduction for a person who has not agreed yet, with the way back, or null (rules.md §4). It greets a
 * person in the language of the browser; all other pages are in English until a language is chosen (spec §2).
 */
export function introductionFor(visit: Visit): string | null {
  const { method, address, userAgent, hasAgreed } = visit;
  if (hasAgreed || (method !== 'GET' && method !== 'HEAD')) return null;
  const [path = '/', query] = address.split('?');
  if (isOpen(path) || crawler.test(userAgent ?? '')) return null;
  const language = asLanguage(new URLSearchParams(query).get('lang')) ?? languageOfBrowser(visit);
  return paths.introduce({ back: address, language });
}

/** Null if it is English, the default, or a language whose texts are not complete. */
function languageOfBrowser({ chosen, acceptLanguage }: Visit): Language | null {
  const [, preferred] = /^\s*([a-z]{2,3})\b/i.exec(acceptLanguage ?? '') ?? [];
  const language = completeLanguages.find((one) => one === preferred?.toLowerCase());
  return chosen || !language || language === 'en' ? null : language;
}

/** Owners open the confirmation link of an email to press one button. */
function isFromMail(path: string): boolean {
  return /^\/services\/[^/]+\/confirm\/?$/i.test(path);
}

/** Files and data belong to a page that was already allowed. */
function isOpen(path: string): boolean {
  const isFile = /\.\w+$/.test(path) || path.startsWith('/.well-known/');
  return isFile || isFromMail(path) || openPages.has(path.toLowerCase().replace(/\/+$/, ''));
}

/** Redirects also links within the introduction on the device. */
export const introduceFirst: MiddlewareFunction = ({ request, url }) => {
  const visit = { method: request.method, address: url.pathname + url.search, userAgent: navigator.userAgent };
  // Links on the device keep the language of the page.
  const first = introductionFor({
    ...visit,
    hasAgreed: hasAgreedOnDevice(),
    chosen: pageLanguage(),
    acceptLanguage: null,
  });
  if (first) throw redirect(first);
};
