import { translate } from '../../i18n/translate.ts';
import { paths } from '../../paths.ts';
import { type MetaInput, rootOf } from '../../routing/rootData.ts';
import { pageMeta } from '../../ui/pageMeta.ts';
import type { LiaisonsData } from './loadLiaisons.ts';

/** Each county of the region is a page of its own to search engines; a made-up one is not. */
export function liaisonsMeta({ matches, loaderData }: MetaInput<LiaisonsData>) {
  const root = rootOf(matches);
  if (!root || !loaderData) return [{ title: 'Amparo' }];
  const t = translate(root.language);
  const county = root.region.counties.find((name) => name === loaderData.county);
  return pageMeta({
    title: `${county ? t('liaisons.titleIn', { county }) : t('liaisons.title')} · Amparo`,
    description: t('liaisons.description', { region: root.region.name[root.language === 'es' ? 'es' : 'en'] }),
    path: paths.liaisons(county),
    publicUrl: root.publicUrl,
    language: root.language,
  });
}
