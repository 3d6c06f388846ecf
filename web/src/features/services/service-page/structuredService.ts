import type { ServiceDetail } from '../detail/serviceDetail.ts';
import { structuredHours } from './structuredHours.ts';

/** A service in schema.org's words, so that search engines can show phone, address and hours. */
export function structuredService(service: ServiceDetail, url: string): Record<string, unknown> {
  const hasHours = service.openStatus.kind === 'open' || service.openStatus.kind === 'closed';
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: service.name,
    description: service.summary.text || undefined,
    telephone: service.phone || undefined,
    email: service.email || undefined,
    address: { '@type': 'PostalAddress', ...service.postal },
    geo: geo(service.point),
    sameAs: service.links.length > 0 ? service.links.map(({ href }) => href) : undefined,
    ...(hasHours ? structuredHours(service.week) : {}),
  };
}

function geo(point: ServiceDetail['point']) {
  if (!point) return undefined;
  const [longitude, latitude] = point;
  return { '@type': 'GeoCoordinates', longitude, latitude };
}
