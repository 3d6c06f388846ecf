import { type MiddlewareFunction, redirect } from 'react-router';
import { hasAgreedOnDevice } from '../browser/storage/agreement.ts';
import { asLanguage, type Language } from '../i18n/language.ts';
import { paths } from '../paths.ts';

interface Visit {
  method: string;
  /** Path and query. */
  address: string;
  userAgent: string | null;
  hasAgreed: boolean;
  /** The language in which to greet the person, if the address names none. */
  language?: Language | null;
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

/** Returns the introduction for a person who has not agreed yet, with the way back, or null (rules.md §4). */
export function introductionFor({ method, address, userAgent, hasAgreed, language }: Visit): string | null {
  if (hasAgreed || (method !== 'GET' && method !== 'HEAD')) return null;
  const [path = '/', query] = address.split('?');
  if (isOpen(path) || crawler.test(userAgent ?? '')) return null;
  return paths.introduce({ back: address, language: asLanguage(new URLSearchParams(query).get('lang')) ?? language });
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
  const first = introductionFor({ ...visit, hasAgreed: hasAgreedOnDevice() });
  if (first) throw redirect(first);
};
