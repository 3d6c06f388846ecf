import { useSearchParams } from 'react-router';
import { asLanguage } from './language.ts';

/**
 * Returns a function that adds the page's `?lang=` to a link. Visitors who follow a link with a language stay in it,
 * also without cookies.
 */
export function useKeepLanguage(): (path: string) => string {
  const [search] = useSearchParams();
  const language = asLanguage(search.get('lang'));
  return (path) => (language ? withLanguage(path, language) : path);
}

export function withLanguage(path: string, language: string): string {
  const [beforeHash = '', hash] = path.split('#');
  const [pathname, query] = beforeHash.split('?');
  const search = new URLSearchParams(query);
  search.set('lang', language);
  return `${pathname}?${search}${hash === undefined ? '' : `#${hash}`}`;
}
