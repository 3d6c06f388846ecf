import type { Viewpoint } from '@amparo/domain/services/search-index/listServices.ts';
import { serviceRoutes } from '@amparo/domain/services/serviceRoutes.ts';
import { jsonSerializer, PreSerialized } from '../../../http/jsonSerializer.ts';
import { membersOf, type ServiceWithLikes } from './serviceResponse.ts';

type Rest = Omit<ReturnType<typeof serviceRoutes.list.response.parse>, 'data'>;

const serializeRest = jsonSerializer(serviceRoutes.list.response.omit({ data: true }));

/** A list's response, assembled from cached JSON and the fields that depend on the viewpoint. */
export function serializeServices(services: ServiceWithLikes[], viewpoint: Viewpoint, rest: Rest): PreSerialized {
  // The fields contain only ASCII.
  const heads = services.map(({ service, likes }, n) => {
    return `${n > 0 ? ',' : ''}{${service.viewMembers(viewpoint, likes)},`;
  });
  const begin = '{"data":[';
  const end = Buffer.from(`],${membersOf(serializeRest(rest))}}`);
  const size = services.reduce((sum, one, n) => sum + heads[n]!.length + one.service.json.length - 1, 0);
  const json = Buffer.allocUnsafe(begin.length + size + end.length);
  let at = json.write(begin, 'latin1');
  for (const [n, { service }] of services.entries()) {
    at += json.write(heads[n]!, at, 'latin1');
    at += service.json.copy(json, at, 1);
  }
  end.copy(json, at);
  return new PreSerialized(json);
}
