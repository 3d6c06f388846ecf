import type { CallApi } from '@amparo/domain/callApi.ts';
import type { ActionFunctionArgs } from 'react-router';
import { callApi } from '../../../http-client/callApi.ts';
import { visitContext } from '../../../http-client/visit.ts';
import { assertSameOrigin } from '../../../routing/assertSameOrigin.ts';
import { answerOf, type FormAnswer, readForm, refusedBy, typedIn } from '../../../routing/formAnswer.ts';
import { serviceIdOf } from '../serviceIdOf.ts';

export interface BedLinkAnswer extends FormAnswer {
  /** The new link. The page shows it once, because only a hash of its token is stored. */
  url?: string;
}

export async function actOnBedLinkOnServer({ request, context, params }: ActionFunctionArgs) {
  assertSameOrigin(request);
  return run(context.get(visitContext).callApi, typedIn(await readForm(request)), params);
}

export async function actOnBedLinkOnDevice({ request, params }: ActionFunctionArgs) {
  return run(callApi, typedIn(await readForm(request)), params);
}

/** The button `how` creates the link, or ends it. */
async function run(callApi: CallApi, form: Record<string, string>, params: ActionFunctionArgs['params']) {
  const id = serviceIdOf(params);
  try {
    if (form.how === 'end') {
      await callApi('DELETE /services/:id/bed-link', { params: { id } });
      return answerOf(form);
    }
    const { data } = await callApi('POST /services/:id/bed-link', { params: { id } });
    return { ...answerOf(form), url: data.url };
  } catch (error) {
    return refusedBy(error, form);
  }
}
