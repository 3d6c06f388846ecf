import { useSearchParams } from 'react-router';
import { asLanguage } from './language.ts';

/**
 * Answers a function that carries the address's own `?lang=` over to a link. Whoever came by such an address (a search
 * engine, a friend's link, a browser without cookies) stays in that language.
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
