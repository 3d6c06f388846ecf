import type { MetaDescriptor } from 'react-router';
import { completeLanguages, type Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/messages/translate.ts';
import { withLanguage } from '../../i18n/useKeepLanguage.ts';
import { type MetaInput, type RootData, rootOf } from '../../routing/rootData.ts';
import linkPreview from './linkPreview.png?url';

type Translate = ReturnType<typeof translate>;

interface PublicPage {
  title: string;
  description: string;
  /** Path and query under which search engines should know the page, without its language. */
  path: string;
  structured?: Record<string, unknown>;
  /** True for a page that search engines must not index at the moment. */
  isUnlisted?: boolean;
}

interface PageInput<Data> {
  data: Data;
  root: RootData;
  /** The name of the region in the page's language. */
  region: string;
}

/** The meta of a page that search engines index. A page that failed to load has only the app's name. */
export function publicMeta<Data>(describe: (t: Translate, page: PageInput<Data>) => PublicPage) {
  return ({ matches, loaderData }: MetaInput<Data>): MetaDescriptor[] => {
    const root = rootOf(matches);
    if (!root || loaderData === undefined) return [{ title: root?.look.appName ?? 'Amparo' }];
    const region = root.region.name[root.language === 'es' ? 'es' : 'en'];
    const t = translate(root.language);
    return describedPage(describe(t, { data: loaderData, root, region }), root);
  };
}

/** Title, description, address, the same page in other languages, and the link preview. */
function describedPage(page: PublicPage, { publicUrl, language, look }: RootData): MetaDescriptor[] {
  const { description, path, structured, isUnlisted } = page;
  const title = `${page.title} · ${look.appName}`;
  const address = (other: Language) => publicUrl + (other === 'en' ? path : withLanguage(path, other));
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address(language) },
    ...completeLanguages.map((other) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: other,
      href: address(other),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: look.appName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address(language) },
    { property: 'og:locale', content: language === 'es' ? 'es_US' : 'en_US' },
    { property: 'og:image', content: publicUrl + linkPreview },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: look.appName },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(structured ? [{ 'script:ld+json': structured }] : []),
  ];
}

type TitleOf<Data> = (t: Translate, input: MetaInput<Data>) => string;

/** The meta of a page that search engines must not index: only its title. */
export function privateMeta<Data>(titleOf: TitleOf<Data>) {
  return (input: MetaInput<Data>): MetaDescriptor[] => {
    const t = translate(rootOf(input.matches)?.language ?? 'en');
    return [{ title: `${titleOf(t, input)} · ${t('shell.name')}` }, { name: 'robots', content: 'noindex' }];
  };
}
