import { translate } from '../../../i18n/messages/translate.ts';
import { type MetaInput, rootOf } from '../../../routing/rootData.ts';

/** The title of the form's page; search engines have no use for it. */
export function formMeta(title: 'addTitle' | 'editTitle') {
  return ({ matches }: MetaInput<unknown>) => {
    const t = translate(rootOf(matches)?.language ?? 'en');
    const words = t(`serviceForm.${title}`, { name: '' }).trim();
    return [{ title: `${words} · Amparo` }, { name: 'robots', content: 'noindex' }];
  };
}
