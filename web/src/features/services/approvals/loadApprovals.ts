import { serviceCan } from '@amparo/domain/users/permissions.ts';
import type { LoadInput } from '../../../api/load.ts';
import { personOf } from '../../../api/personOf.ts';
import { signedIn } from '../../../api/signedIn.ts';
import { paths } from '../../../app/paths.ts';
import { waitingService } from './waitingService.ts';

/** All that waits to be approved, newest first; null for those who are no administrators (rules.md §3). */
export const loadApprovals = signedIn(
  async ({ callApi, language }: LoadInput) => {
    const { data: user } = await callApi('GET /auth/profile');
    if (!serviceCan.approve(personOf(user))) return { services: null, language };
    const query = { filter: 'isApproved', isApproved: 'false', isShowAll: 'true', limit: '0' };
    const { data } = await callApi('GET /services', { query });
    return { services: data.map((service) => waitingService(service, language)), language };
  },
  (back) => paths.login({ back }),
);
