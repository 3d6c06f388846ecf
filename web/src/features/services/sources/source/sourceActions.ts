import type { CallApi } from '@amparo/domain/callApi.ts';
import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import { maxSourceBytes } from '@amparo/domain/sources/sourceKinds.ts';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { callApi } from '../../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../../http-client/errorKeyOf.ts';
import { visitContext } from '../../../../http-client/visit.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { assertSameOrigin } from '../../../../routing/assertSameOrigin.ts';
import { readForm } from '../../../../routing/formAnswer.ts';

export interface SourceAnswer {
  problem: ErrorKey | 'NO_FILE' | null;
}

/** The forms of the page of a source without scripts. */
export async function sourceAction({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  assertSameOrigin(request);
  return act(context.get(visitContext).callApi, id, await readForm(request));
}

export async function sourceClientAction({ request, params: { id = '' } }: ActionFunctionArgs) {
  return act(callApi, id, await request.formData());
}

async function act(callApi: CallApi, id: string, form: FormData): Promise<SourceAnswer | Response> {
  try {
    const what = form.get('what');
    if (what === 'upload') return await upload(callApi, id, form);
    if (what === 'run') await callApi('POST /sources/:id/run', { params: { id } });
    else await callApi('POST /sources/:id/decide', { params: { id }, body: { isContinued: what === 'continue' } });
    return redirect(rarePaths.source(id));
  } catch (error) {
    const key = errorKeyOf(error)?.key;
    if (!key || key === 'NOT_SIGNED_IN') throw error;
    return { problem: key };
  }
}

async function upload(callApi: CallApi, id: string, form: FormData): Promise<SourceAnswer | Response> {
  const file = form.get('file');
  if (file === null || typeof file === 'string' || file.name === '') return { problem: 'NO_FILE' };
  if (file.size > maxSourceBytes) return { problem: 'TOO_LARGE' };
  const body = new Uint8Array(await file.arrayBuffer());
  const query = form.get('isComplete') === 'on' ? { isComplete: true } : {};
  const { data } = await callApi('POST /sources/:id/upload', { params: { id }, query, body });
  return redirect(data.status === 'COLUMNS' ? rarePaths.source(id, 'columns') : rarePaths.source(id));
}
