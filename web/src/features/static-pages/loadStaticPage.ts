import type { LoadInput } from '../../routing/load.ts';

export type TextName = 'ABOUT' | 'TERMS' | 'PRIVACY' | 'FAQ';

/** Loads a static page in the page's language, or in English, which is then marked. */
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
