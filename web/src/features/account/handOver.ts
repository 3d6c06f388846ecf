import type { ActionFunctionArgs } from 'react-router';
import { refuseForeign } from '../../api/refuseForeign.ts';
import { sessionCookie } from '../../api/sessionCookie.ts';
import { visitContext } from '../../api/visit.ts';

/** Hands the token of the cookie to the device, and drops the cookie: a token lives in one place. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  refuseForeign(request);
  const { token, callApi, publicUrl } = context.get(visitContext);
  if (!token) return Response.json(null);
  const { data: user } = await callApi('GET /auth/profile');
  return Response.json({ token, user }, { headers: { 'set-cookie': sessionCookie(null, publicUrl) } });
}
