import { translate } from '../../../i18n/messages/translate.ts';
import { type MetaInput, rootOf } from '../../../routing/rootData.ts';

/** The title of a page for editors. Search engines do not index it. */
export function manageMeta(title: 'services.title' | 'services.question' | 'beds.title') {
  return ({ matches }: MetaInput<unknown>) => {
    const t = translate(rootOf(matches)?.language ?? 'en');
    return [{ title: `${t(`manage.${title}`)} · Amparo` }, { name: 'robots', content: 'noindex' }];
  };
}
