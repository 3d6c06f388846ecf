import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { viewerOf } from '../../../http-client/viewerOf.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { requireSignIn } from '../../../routing/requireSignIn.ts';
import { waitingService } from './waitingService.ts';

/** Returns all services that wait for approval, newest first, or null for other roles (rules.md §3). */
export const loadApprovals = requireSignIn(async ({ callApi, language }: LoadInput) => {
  const { data: user } = await callApi('GET /auth/profile');
  if (!serviceCan.approve(viewerOf(user))) return { services: null, language };
  const { data } = await callApi('GET /services', {
    query: { filter: 'isApproved', isApproved: false, isShowAll: true, limit: 0 },
  });
  return { services: data.map((service) => waitingService(service, language)), language };
});
