import { z } from 'zod';
import { ifUnmodifiedSince } from '../../form-fields/formFields.ts';
import { queryList } from '../../http/queryValues.ts';
import { oneOf, route } from '../../http/route.ts';
import { anyone, serviceCan } from '../../permissions/permissions.ts';
import { Service } from '../service.ts';
import { mergeChoices } from './mergeFields.ts';
import { mergeGroupNames } from './mergeGroups.ts';

const id = z.uuid('MALFORMED');
const ServiceId = z.object({ id });

const MOST_IDS = 100;
const ids = queryList.pipe(z.array(id).max(MOST_IDS, 'TOO_LONG').optional());

export const mergeRoutes = {
  merge: route({
    method: 'POST',
    path: '/services/:id/merge',
    access: serviceCan.merge,
    summary:
      'Merge another service into this one. The other id then leads to this one. 409 with the newer version of both in `data`',
    params: ServiceId,
    body: z.strictObject({
      other: id,
      /** The `updatedAt` of both, as the person saw them. */
      updatedAt: ifUnmodifiedSince,
      otherUpdatedAt: ifUnmodifiedSince,
      /** What to take from which service. Groups that are missing come from this one. */
      choices: z.partialRecord(z.enum(mergeGroupNames, 'NOT_ONE_OF'), z.enum(mergeChoices, 'NOT_ONE_OF')),
    }),
    response: oneOf(Service),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  unmerge: route({
    method: 'POST',
    path: '/services/:id/unmerge',
    access: serviceCan.merge,
    summary: 'Undo a merge within 30 days: `id` is the service that was merged into another one. Both are as before',
    params: ServiceId,
    response: oneOf(z.object({ id: z.uuid(), mergedInto: z.uuid() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGE_NOT_REVERTIBLE'],
  }),
  moved: route({
    method: 'GET',
    path: '/services/moved',
    access: anyone,
    summary: 'Find the services into which others were merged. Devices replace the ids of favorites',
    query: z.object({ ids: ids.describe(`At most ${MOST_IDS} ids, separated by commas`) }),
    response: oneOf(z.array(z.object({ id: z.uuid(), mergedInto: z.uuid() }))),
    errors: ['VALIDATION'],
  }),
};
