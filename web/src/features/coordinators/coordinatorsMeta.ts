import { translate } from '../../i18n/translate.ts';
import { paths } from '../../paths.ts';
import { type MetaInput, rootOf } from '../../routing/rootData.ts';
import { pageMeta } from '../../ui/pageMeta.ts';
import type { CoordinatorsData } from './loadCoordinators.ts';

export function coordinatorsMeta({ matches, loaderData }: MetaInput<CoordinatorsData>) {
  const root = rootOf(matches);
  if (!root || !loaderData) return [{ title: 'Amparo' }];
  const { chosen } = loaderData;
  const t = translate(root.language);
  const title = chosen ? t('coordinators.titleIn', { region: chosen.name }) : t('coordinators.title');
  return pageMeta({
    title: `${title} · Amparo`,
    description: t('coordinators.description'),
    path: paths.coordinators(chosen?.id),
    publicUrl: root.publicUrl,
    language: root.language,
  });
}
