import { type MetaInput, rootOf } from '../../../api/rootData.ts';
import { translate } from '../../../language/translate.ts';

/** Search engines have no use for it. */
export function feedbacksMeta({ matches }: MetaInput<unknown>) {
  const t = translate(rootOf(matches)?.language ?? 'en');
  return [{ title: `${t('feedbacks.title')} · Amparo` }, { name: 'robots', content: 'noindex' }];
}
