import { translate } from '../../i18n/messages/translate.ts';
import { type MetaInput, rootOf } from '../../routing/rootData.ts';
import type { EntryKind } from './entryKind.ts';

/** Not for search engines: those who may write know the way. */
export function entryMeta(kind: EntryKind) {
  return ({ matches, params }: MetaInput<unknown> & { params: { id?: string } }) => {
    const t = translate(rootOf(matches)?.language ?? 'en');
    const title = t(`directories.${kind}.${params.id ? 'editTitle' : 'addTitle'}`);
    return [{ title: `${title} · Amparo` }, { name: 'robots', content: 'noindex' }];
  };
}
