import { translate } from '../../../i18n/translate.ts';
import { paths } from '../../../paths.ts';
import { type MetaInput, rootOf } from '../../../routing/rootData.ts';
import { pageMeta } from '../../../ui/pageMeta.ts';
import type { ServicePageData } from './loadService.ts';
import { structuredService } from './structuredService.ts';

/** Title and link preview. A place with a private address keeps a title that gives nobody away. */
export function serviceMeta({ matches, loaderData }: MetaInput<ServicePageData>) {
  const root = rootOf(matches);
  if (!root || !loaderData) return [{ title: 'Amparo' }];
  const { service } = loaderData;
  const t = translate(root.language);
  const title = service.isAddressConfidential ? t('serviceDetail.neutralTitle') : service.name;
  return pageMeta({
    title: `${title} · Amparo`,
    description: service.summary.text || service.description.text.slice(0, 200),
    path: paths.service(service.id),
    publicUrl: root.publicUrl,
    language: root.language,
    structured: structuredService(service, root.publicUrl + paths.service(service.id)),
  });
}
