import { data } from 'react-router';

/**
 * Refuses forms that another site sends (CSRF): the cookie would send them as this person, or sign a guest in as
 * somebody different. Accepts requests of browsers that send no origin.
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
