import { data } from 'react-router';

/**
 * Refuses what a form on another site sends here in the person's name: whoever is signed in by a cookie would be taken for its
 * sender, and a guest could be signed in as somebody else.
 */
export function refuseForeign({ headers, url }: Request): void {
  const site = headers.get('sec-fetch-site');
  // Phones that do not send the first (Safari before 16.4) send the second.
  const isOwn = site === null ? hostOf(headers.get('origin')) === new URL(url).host : site === 'same-origin';
  if (!isOwn) throw data({ key: 'NOT_ALLOWED' }, { status: 403 });
}

function hostOf(origin: string | null): string | null {
  return origin !== null && URL.canParse(origin) ? new URL(origin).host : null;
}
