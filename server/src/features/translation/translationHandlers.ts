import { ApiError } from '@amparo/domain/http/apiError.ts';
import { translationRoutes } from '@amparo/domain/translation/translationRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { ExternalServiceError } from '../../http/external/fetchExternal.ts';
import { serve } from '../../http/serve.ts';
import type { Translator } from '../../translator/translator.ts';

/** Per IP address: most translators charge per character. */
const TRANSLATIONS_PER_MINUTE = 30;
/** A person waits in front of a form. */
const TIMEOUT_MS = 8000;

/** Translates texts for the service form. Texts and translations are neither logged nor stored. */
export function serveTranslation(app: FastifyInstance, translator: Translator | null): void {
  serve(app, translationRoutes.translator, () => ({ data: { isConfigured: translator !== null } }));
  serve(
    app,
    translationRoutes.translate,
    async ({ body: { source, target, text } }) => {
      if (!translator) throw new ApiError('TRANSLATOR_NOT_CONFIGURED');
      if (source === target) return { data: { translatedText: text } };
      try {
        const [translatedText = ''] = await translator.translate({
          texts: [text],
          source,
          target,
          timeoutMs: TIMEOUT_MS,
        });
        return { data: { translatedText } };
      } catch (error) {
        if (!(error instanceof ExternalServiceError)) throw error;
        app.log.warn({ service: translator.name, code: error.code }, 'the translator failed');
        throw new ApiError('TRANSLATOR_UNAVAILABLE');
      }
    },
    { requestsPerMinute: TRANSLATIONS_PER_MINUTE },
  );
}
