import { type MetaInput, rootOf } from '../../../api/rootData.ts';
import { paths } from '../../../app/paths.ts';
import { translate } from '../../../language/translate.ts';
import { pageMeta } from '../../../ui/pageMeta.ts';
import type { ServicePageData } from './loadService.ts';
import type { ServiceDetail } from './serviceDetail.ts';

/** Title and link preview. A place with a private address keeps a title that gives nobody away. */
export function serviceMeta({ matches, loaderData }: MetaInput<ServicePageData>) {
  const root = rootOf(matches);
  if (!root || !loaderData) return [{ title: 'Amparo' }];
  const { service } = loaderData;
  const t = translate(root.language);
  const title = service.isAddressConfidential ? t('services.detail.neutralTitle') : service.name;
  return pageMeta({
    title: `${title} · Amparo`,
    description: service.summary.text || service.description.text.slice(0, 200),
    path: paths.service(service.id),
    publicUrl: root.publicUrl,
    language: root.language,
    structured: structuredData(service, root.publicUrl + paths.service(service.id)),
  });
}

/** schema.org's words for it, so that search engines can show phone and address. */
function structuredData(service: ServiceDetail, url: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: service.name,
    description: service.summary.text || undefined,
    telephone: service.phone || undefined,
    address: service.address || undefined,
    sameAs: service.links.length > 0 ? service.links.map(({ href }) => href) : undefined,
  };
}
