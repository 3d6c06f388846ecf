import { oneOf, route } from '../http/route.ts';
import { anyone } from '../permissions/permissions.ts';
import { ChatAnswer } from './chatMessage.ts';
import { ChatQuery } from './chatQuery.ts';

export const chatbotRoutes = {
  query: route({
    method: 'POST',
    path: '/bot/query',
    access: anyone,
    summary: 'Say something to the help chatbot',
    body: ChatQuery,
    response: oneOf(ChatAnswer),
    errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
  }),
};
