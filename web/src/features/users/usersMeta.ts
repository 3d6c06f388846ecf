import { translate } from '../../i18n/messages/translate.ts';
import { type MetaInput, rootOf } from '../../routing/rootData.ts';

/** The title of an administrator's page; search engines have no use for it. */
export function usersMeta(title: 'title' | 'superusers.title' | 'edit.title' | 'access.title') {
  return ({ matches }: MetaInput<unknown>) => {
    const t = translate(rootOf(matches)?.language ?? 'en');
    return [{ title: `${t(`users.${title}`)} · Amparo` }, { name: 'robots', content: 'noindex' }];
  };
}
