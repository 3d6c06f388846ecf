import { bulkFileName, bulkKinds, templateFileName } from '@amparo/domain/bulk/bulkKinds.ts';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { visitContext } from '../../http-client/visit.ts';
import { paths } from '../../paths.ts';
import { rarePaths } from '../../rarePaths.ts';

/** A list or its template as a file, for people signed in by a cookie, without scripts. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const { callApi, region, now } = context.get(visitContext);
  const what = bulkKinds.find((kind) => kind === params.what);
  if (!what) throw data({ key: 'NOT_FOUND' }, { status: 404 });
  try {
    const isTemplate = new URL(request.url).searchParams.get('isTemplate') === 'true';
    const text = await callApi('GET /exports/:what', { params: { what }, query: { isTemplate } });
    const name = isTemplate ? templateFileName(what) : bulkFileName(what, Temporal.Instant.from(now), region.timeZone);
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    };
    return new Response(text, { headers });
  } catch (error) {
    const known = errorKeyOf(error);
    if (known?.key === 'NOT_SIGNED_IN') throw redirect(paths.login({ back: rarePaths.bulk() }));
    if (known) throw data({ key: known.key }, { status: known.status });
    throw error;
  }
}
