import { translate } from '../../../i18n/messages/translate.ts';
import { type MetaInput, rootOf } from '../../../routing/rootData.ts';

type Title = 'signIn' | 'forgot.title' | 'reset.title' | 'change.title' | 'profile.title';

/** The title of a page of the account; search engines have no use for it. */
export function accountMeta(title: Title) {
  return ({ matches }: MetaInput<unknown>) => {
    const t = translate(rootOf(matches)?.language ?? 'en');
    return [{ title: `${t(`account.${title}`)} · Amparo` }, { name: 'robots', content: 'noindex' }];
  };
}
