import type { Visit } from '@amparo/domain/webApp.ts';
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { visitContext } from '../../http-client/visit.ts';
import { setPlaceOnServer } from './setPlace.ts';

test('a body that is not a form gets status 400', async () => {
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://localhost/location', { method: 'POST', headers, body: '{}' });
  const context = new RouterContextProvider();
  context.set(visitContext, {} as Visit);
  const answer = setPlaceOnServer({ request, context } as unknown as ActionFunctionArgs);
  await expect(answer).rejects.toMatchObject({ init: { status: 400 } });
});
