import { type MetaInput, rootOf } from '../../api/rootData.ts';
import { paths } from '../../app/paths.ts';
import { translate } from '../../language/translate.ts';
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
