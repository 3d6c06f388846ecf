import { translate } from '../../../i18n/messages/translate.ts';
import { type MetaInput, rootOf } from '../../../routing/rootData.ts';

/** Hidden from search engines, because only administrators may edit texts. */
export function textsMeta({ matches }: MetaInput<unknown>) {
  const t = translate(rootOf(matches)?.language ?? 'en');
  return [{ title: `${t('staticPagesAdmin.title')} · Amparo` }, { name: 'robots', content: 'noindex' }];
}
