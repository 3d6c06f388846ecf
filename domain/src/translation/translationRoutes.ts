import { z } from 'zod';
import { plainLines } from '../form-fields/typedText.ts';
import { oneOf, route } from '../http/route.ts';
import { isSignedIn } from '../permissions/permissions.ts';

/** The languages of service texts. */
const language = z.enum(['en', 'es'], 'NOT_ONE_OF');

export const translationRoutes = {
  translator: route({
    method: 'GET',
    path: '/common/translator',
    access: isSignedIn,
    summary: 'Get whether a machine translator is configured',
    response: oneOf(z.object({ isConfigured: z.boolean() })),
    errors: ['NOT_SIGNED_IN'],
  }),
  translate: route({
    method: 'POST',
    path: '/common/translate',
    access: isSignedIn,
    summary: 'Translate a text by machine, if a translator is configured (spec §7)',
    body: z.strictObject({
      source: language,
      target: language,
      text: z.string().overwrite(plainLines).trim().min(1, 'REQUIRED').max(2000, 'TOO_LONG'),
    }),
    response: oneOf(z.object({ translatedText: z.string() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'TRANSLATOR_NOT_CONFIGURED', 'TRANSLATOR_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  }),
};
