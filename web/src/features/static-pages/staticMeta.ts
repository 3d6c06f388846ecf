import { translate } from '../../i18n/messages/translate.ts';
import { type MetaInput, rootOf } from '../../routing/rootData.ts';
import { pageMeta } from '../../ui/page/pageMeta.ts';

/** `meta` of a page of text. */
export function staticMeta(name: 'about' | 'privacy' | 'terms', path: string) {
  return ({ matches }: MetaInput<unknown>) => {
    const root = rootOf(matches);
    if (!root) return [{ title: 'Amparo' }];
    const t = translate(root.language);
    const region = root.region.name[root.language === 'es' ? 'es' : 'en'];
    const title = t(`staticPages.${name}.title`);
    return pageMeta({
      title: name === 'about' ? `${t('staticPages.about.link')} · Amparo` : `${title} · Amparo`,
      description:
        name === 'about' ? t('staticPages.about.description', { region }) : t(`staticPages.${name}.description`),
      path,
      publicUrl: root.publicUrl,
      language: root.language,
    });
  };
}
