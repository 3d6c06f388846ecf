import type { Service } from '@amparo/domain/services/service.ts';
import { redirect } from 'react-router';
import type { LoadInput } from '../../../routing/load.ts';
import { serviceIdOf } from '../serviceIdOf.ts';

type Query = { currentCoordinate?: string | undefined; populate?: 'managedUsers' };

/**
 * Loads the service of a page's address. The address of a service that was merged into another one redirects there. Browsers
 * must ask again: the merge may be undone.
 */
export async function findService({ callApi, params, url }: LoadInput, query: Query = {}) {
  const id = serviceIdOf(params);
  const { data } = await callApi('GET /services/:id', { params: { id }, query });
  if (isOther(data, id))
    throw redirect(url.pathname.replace(id, data.id) + url.search, {
      ...{ status: 301, headers: { 'cache-control': 'no-cache' } },
    });
  return data;
}

function isOther(service: Pick<Service, 'id'>, id: string): boolean {
  return service.id !== id.toLowerCase();
}
