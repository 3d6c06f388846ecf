import type { ActionFunctionArgs } from 'react-router';
import { sessionCookie } from '../../../http-client/sessionCookie.ts';
import { visitContext } from '../../../http-client/visit.ts';
import { assertSameOrigin } from '../../../routing/assertSameOrigin.ts';

/** Sends the token of the cookie to the device and deletes the cookie, so that the token is in one place. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  assertSameOrigin(request);
  const { token, callApi, publicUrl } = context.get(visitContext);
  if (!token) return Response.json(null);
  const { data: user } = await callApi('GET /auth/profile');
  return Response.json({ token, user }, { headers: { 'set-cookie': sessionCookie(null, publicUrl) } });
}
