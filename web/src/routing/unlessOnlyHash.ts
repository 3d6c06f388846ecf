import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * `export const shouldRevalidate = unlessOnlyHash`: nothing is loaded anew where only a dialog opens or closes over the page,
 * whose name stands behind `#`: that must work without network.
 */
export function unlessOnlyHash({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePage && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
}
