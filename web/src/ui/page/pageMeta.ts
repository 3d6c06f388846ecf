import type { MetaDescriptor } from 'react-router';
import { completeLanguages, type Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/messages/translate.ts';
import { withLanguage } from '../../i18n/useKeepLanguage.ts';
import { type MetaInput, rootOf } from '../../routing/rootData.ts';
import linkPreview from './linkPreview.png?url';

interface Page {
  title: string;
  description: string;
  /** Path and query under which search engines should know the page, without its language. */
  path: string;
  publicUrl: string;
  language: Language;
  structured?: Record<string, unknown>;
}

/** Title, description, address, twins in other languages, and link preview of a page. */
export function pageMeta({ title, description, path, publicUrl, language, structured }: Page): MetaDescriptor[] {
  const address = (tongue: Language) => publicUrl + (tongue === 'en' ? path : withLanguage(path, tongue));
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address(language) },
    ...completeLanguages.map((twin) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: twin,
      href: address(twin),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Amparo' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address(language) },
    { property: 'og:locale', content: language === 'es' ? 'es_US' : 'en_US' },
    { property: 'og:image', content: publicUrl + linkPreview },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Amparo' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(structured ? [{ 'script:ld+json': structured }] : []),
  ];
}

type TitleOf<Data> = (t: ReturnType<typeof translate>, input: MetaInput<Data>) => string;

/** The meta of a page that search engines must not index: only its title. */
export function privateMeta<Data>(titleOf: TitleOf<Data>) {
  return (input: MetaInput<Data>): MetaDescriptor[] => {
    const title = titleOf(translate(rootOf(input.matches)?.language ?? 'en'), input);
    return [{ title: `${title} · Amparo` }, { name: 'robots', content: 'noindex' }];
  };
}
