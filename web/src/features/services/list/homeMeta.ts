import { translate } from '../../../i18n/translate.ts';
import { paths } from '../../../paths.ts';
import { type MetaInput, rootOf } from '../../../routing/rootData.ts';
import { pageMeta } from '../../../ui/pageMeta.ts';
import { type ListState, writeListState } from './listState.ts';
import type { HomeData } from './loadHome.ts';

/** Kinds of help are pages of their own to search engines; what was searched for is nobody's business. */
export function homeMeta({ matches, loaderData }: MetaInput<HomeData>) {
  const root = rootOf(matches);
  if (!root || !loaderData) return [{ title: 'Amparo' }];
  const { state } = loaderData;
  const t = translate(root.language);
  const region = root.region.name[root.language === 'es' ? 'es' : 'en'];
  const title =
    state.q || !state.type
      ? t('services.list.pageTitleSearch')
      : t('services.list.pageTitle', { kind: t(`services.kinds.${state.type}`), region });
  return pageMeta({
    title: `${title} · Amparo`,
    description: t('services.list.description', { region }),
    path: paths.home(writeListState(indexed(state))),
    publicUrl: root.publicUrl,
    language: root.language,
  });
}

function indexed({ type, subType, page }: ListState): ListState {
  return { type, subType, page, q: '', isOpenOnly: false, audiences: [], isTopKudos: false, isMapView: false };
}
