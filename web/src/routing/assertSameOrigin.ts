import { data } from 'react-router';

/**
 * Refuses what a form on another site sends here in the person's name: whoever is signed in by a cookie would be taken for its
 * sender, and a guest could be signed in as somebody else. Where a browser tells nothing of it, there is no way to know.
 */
export function assertSameOrigin({ headers, url }: Request): void {
  const site = headers.get('sec-fetch-site');
  // Phones that do not send the first (Safari before 16.4) send the second; older and careful browsers only the third.
  const from = headers.get('origin') ?? headers.get('referer');
  const isOwn = site === null ? hostOf(from) === new URL(url).host : site === 'same-origin';
  if (!isOwn) throw data({ key: 'NOT_ALLOWED' }, { status: 403 });
}

function hostOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).host : null;
}
