import { translate } from '../../../i18n/messages/translate.ts';
import { type MetaInput, rootOf } from '../../../routing/rootData.ts';

/** Search engines have no use for it. */
export function feedbacksMeta({ matches }: MetaInput<unknown>) {
  const t = translate(rootOf(matches)?.language ?? 'en');
  return [{ title: `${t('feedbacks.title')} · Amparo` }, { name: 'robots', content: 'noindex' }];
}
