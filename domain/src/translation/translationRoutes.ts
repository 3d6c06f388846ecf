import { z } from 'zod';
import { plainLines } from '../form-fields/typedText.ts';
import { oneOf, route } from '../http/route.ts';
import { isSignedIn } from '../permissions/permissions.ts';

/** The languages that texts of services are written in. */
const language = z.enum(['en', 'es'], 'NOT_ONE_OF');

export const translationRoutes = {
  translator: route({
    method: 'GET',
    path: '/common/translator',
    access: isSignedIn,
    summary: 'Whether a machine can be asked to translate',
    response: oneOf(z.object({ isConfigured: z.boolean() })),
    errors: ['NOT_SIGNED_IN'],
  }),
  translate: route({
    method: 'POST',
    path: '/common/translate',
    access: isSignedIn,
    summary: 'Have a text translated by a machine, where one is configured (spec §7)',
    body: z.strictObject({
      source: language,
      target: language,
      text: z.string('REQUIRED').overwrite(plainLines).trim().min(1, 'REQUIRED').max(2000, 'TOO_LONG'),
    }),
    response: oneOf(z.object({ translatedText: z.string() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'TRANSLATOR_NOT_CONFIGURED', 'TRANSLATOR_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  }),
};
