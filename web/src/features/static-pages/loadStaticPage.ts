import type { LoadInput } from '../../routing/load.ts';

export type TextName = 'ABOUT' | 'TERMS' | 'PRIVACY' | 'FAQ';

/** A page of text in the page's language; where it has none, in English, which is then named. */
export function loadStaticPage(name: TextName) {
  return async ({ callApi, language }: LoadInput) => {
    const read = async (requestedName: TextName | `${TextName}_ES`) => {
      const { data } = await callApi('GET /static-pages/:name', { params: { name: requestedName } });
      return data.content.trim();
    };
    const own = language === 'es' ? await read(`${name}_ES`) : '';
    if (own) return { html: own, otherLanguage: null };
    return { html: await read(name), otherLanguage: language === 'en' ? null : ('en' as const) };
  };
}
export type StaticPageData = Awaited<ReturnType<ReturnType<typeof loadStaticPage>>>;
